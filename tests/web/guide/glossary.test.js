import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadCourse, titleOf } from '../../../web/elements/course.js';
import { terms } from '../../../web/guide/terms/index.js';
import { loadMessages, locales } from '../../../web/locales/index.js';
import { hasTorch } from '../walkthroughs/torch.js';

const course = await loadCourse('en');

/** Names that are younger than the PyTorch that the tests run. */
const younger = ['torch.nn.RMSNorm', 'torch.nn.functional.scaled_dot_product_attention'];

/**
 * Whether PyTorch has a name, alone or as attribute, argument or documented result of another.
 */
const script = `
import inspect, json, sys, torch
def found(name, of=None):
    thing = torch
    for part in (of or name).split(".")[1:]:
        thing = getattr(thing, part, None)
    if thing is None or of is None:
        return thing is not None
    if hasattr(thing, name) or name in (inspect.getdoc(thing) or ""):
        return True
    if not inspect.isclass(thing):
        return False
    source = "".join(inspect.getsource(one) for one in thing.__mro__ if one.__module__.startswith("torch"))
    return name in source
print(json.dumps([found(*name) for name in json.loads(sys.argv[1])]))
`;

describe('the glossary', () => {
  it('says each term in at most 40 words, in every language', async () => {
    for (const lang of Object.keys(locales)) {
      const say = await loadMessages(lang, 'glossary');
      for (const { id } of terms) {
        const words = say(`glossary.${id}.means`).split(/\s+/);
        expect(words.length, id).toBeGreaterThan(3);
        expect(words.length, id).toBeLessThanOrEqual(40);
      }
    }
  });

  it('has every term once, under a name of its own', () => {
    const titles = terms.map((term) => titleOf(course.say, term));
    expect(new Set(titles).size).toBe(terms.length);
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  });

  it('has no term that the course does not use, and leads from each to steps that there are', () => {
    expect(course.terms.map(({ id }) => id)).toEqual(terms.map(({ id }) => id));
    for (const { id } of course.terms) {
      expect(course.usesOf(id).length, id).toBeGreaterThan(0);
      for (const { walkthrough, step } of course.usesOf(id)) {
        const found = course.walkthroughs.find((one) => one.id === walkthrough);
        expect(
          found?.steps.map((one) => one.id),
          id,
        ).toContain(step);
      }
    }
  });

  it('leads to steps that show or say the term', () => {
    for (const term of course.terms) {
      const names = [
        titleOf(course.say, term),
        ...course.say.words(`glossary.${term.id}.also`).split(', '),
      ];
      for (const { walkthrough, step } of course.usesOf(term.id)) {
        const found = course.walkthroughs.find((one) => one.id === walkthrough);
        const shown = found?.steps
          .filter(({ id }) => id === step)
          .flatMap(({ stage }) => stage.flat());
        const said = ['title', 'prose', 'try', 'note']
          .map((part) => course.say.words(`${walkthrough}.steps.${step}.${part}`))
          .concat(course.say.words(`${walkthrough}.title`))
          .join(' ')
          .toLowerCase();
        const isShown = (term.tensors ?? []).some((tensor) => shown?.join(' ').includes(tensor));
        const isSaid = names.some((name) => name && said.includes(name.toLowerCase()));
        expect(isShown || isSaid, `${term.id} in ${walkthrough}/${step}`).toBe(true);
      }
    }
  });

  it('is found by what it says, in symbols, in PyTorch and in ONNX', () => {
    /** @type {[query: string, term: string][]} */
    const queries = [
      ['softmax', 'softmax'],
      ['√d_k', 'scale'],
      ['σ²', 'var'],
      ['LayerNormalization', 'layer-norm'],
      ['torch.nn.LayerNorm', 'layer-norm'],
      ['padding mask', 'key_padding_mask'],
    ];
    for (const [query, term] of queries) {
      const [first] = course.find(query).filter(({ kind }) => kind === 'term');
      expect(first?.at, query).toBe(term);
    }
  });

  it.skipIf(!hasTorch())('calls things what PyTorch calls them', () => {
    const names = terms.flatMap(({ pytorch = [] }) => pytorch);
    const old = names.filter(([name, of = name]) => !younger.includes(of));
    const output = execFileSync('/usr/bin/python3', ['-c', script, JSON.stringify(old)]);
    const found = JSON.parse(String(output));
    expect(old.filter((_, at) => !found[at])).toEqual([]);
    expect(old.length).toBeGreaterThan(25);
  });

  it('names ONNX operators as ONNX writes them', () => {
    const operators = terms.flatMap(({ onnx = [] }) => onnx.map(([name, of]) => of ?? name));
    expect(operators.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });
});

describe('the course', () => {
  it('finds every walkthrough and every step by its title', () => {
    for (const { id, steps } of course.walkthroughs) {
      for (const at of ['', ...steps.map((step) => step.id)]) {
        const key = at ? `${id}.steps.${at}.title` : `${id}.title`;
        const found = course.find(course.say(key));
        expect(
          found.some((entry) => entry.place === id && entry.at === at),
          key,
        ).toBe(true);
      }
    }
  });
});
