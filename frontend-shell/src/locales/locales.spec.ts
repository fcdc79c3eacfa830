import { shellTexts } from '.';

const leaves = (node: object, prefix = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[prefix + key, value]]
      : leaves(value as object, `${prefix}${key}.`),
  );
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const ar = new Map(leaves(shellTexts('ar')));
const en = new Map(leaves(shellTexts('en')));

describe('texts of the shell', () => {
  it('has the same keys in Arabic and in English, the primitives included', () => {
    expect([...ar.keys()].sort()).toEqual([...en.keys()].sort());
    expect(en.has('common.retry')).toBe(true);
  });

  it.each([...en.keys()])('%s keeps its placeholders', (key) => {
    expect(placeholders(ar.get(key)!)).toEqual(placeholders(en.get(key)!));
  });
});
