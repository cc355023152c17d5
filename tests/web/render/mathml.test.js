import { describe, expect, it } from 'vitest';
import { formula } from '../../../web/render/formula.js';
import { broken } from '../../../web/render/formula-lines.js';
import { draw, freeLetters, subscripted } from '../../../web/render/mathml.js';
import * as e from '../../../web/tape/expression.js';
import { markup, source, text } from './template-text.js';

/** @import { Drawing } from '../../../web/render/mathml.js' */

/** @type {Record<string, number>} */
const values = { a: 2, b: -3, c: 0.5, m: 1, z: 0 };
const symbols = /** @type {Record<string, string>} */ ({ w: 'W^Q', v: 'σ^2_run' });

/** @param {number} value */
const print = (value) => String(value).replace('-', '−').replace('Infinity', '∞');

/** @type {Drawing} */
const numbers = {
  mode: 'numbers',
  symbol: (tensor) => symbols[tensor] ?? tensor,
  print: ({ tensor, index }) => print(values[tensor] ?? (index[0] ?? 0) + 1),
  printNumber: print,
  lit: () => false,
  most: 4,
};
/** @type {Drawing} */
const general = { ...numbers, mode: 'symbols' };

const [a, b, c] = ['a', 'b', 'c'].map((name) => e.cell(name, []));
/** x₀ … with the values 1, 2, 3 … @param {number} count */
const line = (count) => Array.from({ length: count }, (_, k) => e.cell('x', [k], 'k'));

describe('a drawn formula', () => {
  it('puts parentheses only where an operation binds less than its place', () => {
    const sum = e.add(a, c);
    expect(text(draw(e.mul(sum, c), general))).toBe('(a+c)·c');
    expect(text(draw(e.add(e.mul(a, c), c), general))).toBe('a·c+c');
    expect(text(draw(e.sub(a, sum), general))).toBe('a−(a+c)');
    expect(text(draw(e.sub(sum, a), general))).toBe('a+c−a');
    expect(text(draw(e.mul(a, e.mul(c, c)), general))).toBe('a·(c·c)');
    expect(text(draw(e.mul(e.negate(a), c), general))).toBe('(−a)·c');
    expect(text(draw(e.sub(a, e.negate(c)), general))).toBe('a−(−c)');
    expect(text(draw(e.negate(sum), general))).toBe('−(a+c)');
    expect(text(draw(e.square(e.tanh(a)), general))).toBe('(tanh(a))2');
    expect(text(draw(e.mul(a, e.sum('k', line(2))), general))).toBe('a·(∑kxk)');
  });

  it('needs none inside a fraction, a root or an exponent', () => {
    const sum = e.add(a, c);
    expect(markup(draw(e.div(sum, a), general))).toBe(
      '<mfrac><mrow><mrow><mi>a</mi><mo>+</mo><mi>c</mi></mrow></mrow><mrow><mi>a</mi></mrow></mfrac>',
    );
    expect(text(draw(e.sqrt(sum), general))).toBe('a+c');
    expect(text(draw(e.exp(e.negate(a)), general))).toBe('e−a');
    expect(text(draw(e.mul(e.div(sum, a), c), general))).toBe('a+ca·c');
  });

  it('puts negative numbers in parentheses within an operation, and not alone', () => {
    expect(text(draw(b, numbers))).toBe('−3');
    expect(text(draw(e.add(a, b), numbers))).toBe('2+(−3)');
    expect(text(draw(e.mul(b, b), numbers))).toBe('(−3)·(−3)');
    expect(text(draw(e.negate(b), numbers))).toBe('−(−3)');
    expect(text(draw(e.div(b, a), numbers))).toBe('−32');
    expect(text(draw(e.square(b), numbers))).toBe('(−3)2');
  });

  it('does so with constants too, also in the general line, where they have no symbol', () => {
    const causal = e.add(a, e.number(-Infinity));
    expect(text(draw(causal, numbers))).toBe('2+(−∞)');
    expect(text(draw(causal, general))).toBe('a+(−∞)');
    expect(text(draw(e.add(a, e.number(-2, 'β')), general))).toBe('a+β');
    expect(text(draw(e.add(a, e.number(-2, 'β')), numbers))).toBe('2+(−2)');
  });

  it('says a sum in general with its letter, and with numbers term by term', () => {
    const products = line(3).map((x) => e.mul(x, c));
    expect(text(draw(e.sum('k', products), general))).toBe('∑kxk·c');
    expect(text(draw(e.sum('k', products), numbers))).toBe('1·0.5+2·0.5+3·0.5');
  });

  it('shows of a long sum its first three terms, how many lie between, and its last', () => {
    const long = draw(e.sum('k', line(9)), numbers);
    expect(text(long)).toBe('1+2+3+⋯5⋯+9');
    expect(source(long)).toContain('data-skipped=5');
    expect(text(draw(e.sum('k', line(5)), numbers))).toBe('1+2+3+4+5');
    expect(text(draw(e.sum('k', line(6)), numbers))).toBe('1+2+3+⋯2⋯+6');
    expect(text(draw(e.sum('k', line(6)), { ...numbers, most: Infinity }))).toBe('1+2+3+4+5+6');
  });

  it('breaks a long sum within something else into rows, so that it fits the inspector', () => {
    const mean = source(draw(e.div(e.sum('k', line(9)), c), numbers));
    expect(mean.match(/<mtr>/g)).toHaveLength(2);
    const squares = e.sum(
      'k',
      line(3).map((x) => e.square(e.sub(x, c))),
    );
    expect(source(draw(e.sqrt(squares), numbers)).match(/<mtr>/g)).toHaveLength(3);
    expect(source(draw(e.div(e.sum('k', line(3)), c), numbers))).not.toContain('<mtr>');
  });

  it('writes the largest of a list without a second pair of parentheses', () => {
    const largest = e.max('m', line(7));
    expect(text(draw(e.sub(a, largest), numbers))).toBe('2−max(1,2,3,⋯3⋯,7)');
    expect(text(draw(e.sub(a, largest), general))).toBe('a−maxmxk');
    expect(text(draw(e.max('', [e.number(0), a]), general))).toBe('max(0,a)');
  });

  it('writes a case after what holds in it', () => {
    expect(text(draw(e.above(e.number(1), a), general))).toBe('1,a>0');
    expect(text(draw(e.upTo(e.mul(c, e.exp(b)), b), numbers))).toBe('0.5·e−3,−3≤0');
    expect(text(draw(e.mul(e.above(e.number(1), a), c), general))).toBe('(1,a>0)·c');
  });

  it('writes a flag as the number that it adds', () => {
    const [set, unset] = [e.cell('m', [], 'j'), e.cell('z', [], 'j')];
    expect(text(draw(e.add(a, e.block(set)), numbers))).toBe('2+(−∞)');
    expect(text(draw(e.add(a, e.block(unset)), numbers))).toBe('2+0');
    expect(text(draw(e.add(a, e.allow(set)), numbers))).toBe('2+0');
    expect(text(draw(e.add(a, e.allow(unset)), numbers))).toBe('2+(−∞)');
    expect(text(draw(e.add(a, e.block(set)), general))).toBe('a+log(1−mj)');
  });

  it('marks every number with the cell that it comes from, and lights the one pointed at', () => {
    const drawn = source(
      draw(e.add(a, e.cell('x', [0, 4])), { ...numbers, lit: ({ tensor }) => tensor === 'x' }),
    );
    expect(drawn).toContain('class=term data-source=a[]');
    expect(drawn).toContain('class=term lit data-source=x[0,4]');
  });

  it('stands on lines below its symbol: in general, with numbers, the result', () => {
    const lines = (/** @type {boolean} */ exact) =>
      markup(
        formula({
          expression: e.div(e.sum('k', line(2)), e.number(2, 'n')),
          left: subscripted('μ', 'i'),
          drawing: general,
          result: '1.500',
          exact,
          label: 'the mean',
        }),
      )
        .split('</mtr>')
        .map((row) => row.replace(/<[^>]*>/g, ''));
    expect(lines(true)).toEqual(['μi', '=∑kxkn', '=1+22', '=1.500', '']);
    expect(lines(false)[3]).toBe('≈1.500');
  });

  it('breaks before a sign where it is wider than the inspector, and loses nothing', () => {
    const wide = e.mul(
      e.div(a, c),
      e.add(a, e.tanh(e.mul(e.sqrt(c), e.add(b, e.mul(b, e.square(b)))))),
    );
    const long = e.mul(wide, e.add(wide, c));
    for (const drawing of [general, numbers]) {
      const lines = broken(long, drawing);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines[0][0]).toBe('=');
      for (const [sign] of lines.slice(1)) expect(['+', '·']).toContain(sign);
      const joined = lines.map(([sign, drawn], at) => (at ? sign : '') + text(drawn)).join('');
      expect(joined).toBe(text(draw(long, drawing)));
    }
    expect(broken(e.mul(a, c), numbers)).toHaveLength(1);
  });

  it('gives each term of a sum a line of its own', () => {
    const drawn = formula({
      expression: e.sum('k', line(7)),
      left: subscripted('s', ''),
      drawing: general,
      result: '28',
      exact: true,
      label: '',
    });
    expect(text(drawn)).toBe('s=∑kxk=1+2+3+⋯3⋯+7=28');
    expect(markup(drawn).match(/<mtr>/g)).toHaveLength(8);
  });
});

describe('a symbol', () => {
  it('carries what stands above, below and its index letters', () => {
    expect(markup(subscripted('x', ''))).toBe('<mi>x</mi>');
    expect(markup(subscripted('x', 'ij'))).toBe(
      '<msub><mi>x</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub>',
    );
    expect(markup(subscripted('W^Q', ''))).toBe('<msup><mi>W</mi><mi>Q</mi></msup>');
    expect(markup(subscripted('W^Q', 'k'))).toBe(
      '<msubsup><mi>W</mi><mrow><mi>k</mi></mrow><mi>Q</mi></msubsup>',
    );
    expect(markup(subscripted('σ^2_run', 'j'))).toBe(
      '<msubsup><mi>σ</mi><mrow><mi>run</mi><mi>j</mi></mrow><mn>2</mn></msubsup>',
    );
    expect(markup(draw(e.cell('v', [0], 'j'), general))).toContain('<msubsup><mi>σ</mi>');
  });

  it('survives names that are no symbols', () => {
    expect(text(subscripted('a°', 'i'))).toBe('a°i');
    expect(text(subscripted('key_padding_mask', ''))).toBe('keypadding_mask');
    expect(text(subscripted('', ''))).toBe('');
  });
});

describe('the letters of the left side', () => {
  it('are those that no sum uses up, in the order of the axes', () => {
    const product = e.sum('k', [e.mul(e.cell('a', [0, 0], 'ik'), e.cell('b', [0, 0], 'kj'))]);
    expect(freeLetters(product)).toBe('ij');
    expect(freeLetters(e.div(e.sum('k', [e.cell('x', [0], 'ik')]), e.number(3)))).toBe('i');
    expect(freeLetters(e.sqrt(e.cell('x', [0, 0, 0], 'nij')))).toBe('nij');
    expect(freeLetters(e.max('', [e.number(0), e.cell('x', [0, 0], 'ij')]))).toBe('ij');
    expect(freeLetters(e.number(1))).toBe('');
  });
});
