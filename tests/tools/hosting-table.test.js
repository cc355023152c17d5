import { describe, expect, it } from 'vitest';
import { withoutVersions, withTable } from '../hosting/table.js';

const document = `Before.

<!-- begin: what the tests found -->
old
<!-- end: what the tests found -->

After.
`;
const found = [{ host: 'nginx', way: 'the lab', done: { firefox: 'load', webkit: 'load, step' } }];
const engines = ['firefox', 'webkit'];

describe('the hosting table', () => {
  it('takes the place of the old one and leaves the rest of the document', () => {
    const text = withTable(document, found, engines, ['nginx 1.22']);
    expect(text).toContain('| nginx | the lab | load | load, step |');
    expect(text).not.toContain('old');
    expect(text).toMatch(/^Before\.\n/);
    expect(text).toMatch(/\nAfter\.\n$/);
    expect(withTable(text, found, engines, ['nginx 1.22'])).toBe(text);
  });

  it('is the same table with other versions, and another one with other findings', () => {
    const [one, other] = ['1.22', '1.26'].map((version) =>
      withoutVersions(withTable(document, found, engines, [`nginx ${version}`])),
    );
    expect(one).toBe(other);
    const less = [{ ...found[0], done: { firefox: 'load', webkit: 'load' } }];
    expect(withoutVersions(withTable(document, less, engines, []))).not.toBe(one);
  });

  it('needs its marks', () => {
    expect(() => withTable('No marks.', found, engines, [])).toThrow('begin');
  });
});
