import { uiTexts } from '.';

const [ar, en] = [uiTexts('ar'), uiTexts('en')];

const leaves = (node: object, prefix = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : leaves(value as object, `${prefix}${key}.`),
  );
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
const at = (node: unknown, key: string) =>
  key.split('.').reduce((value, part) => (value as Record<string, unknown>)[part], node) as string;

describe('texts of the primitives', () => {
  it('has the same keys in Arabic and in English', () => {
    expect(leaves(ar).sort()).toEqual(leaves(en).sort());
  });

  it.each(leaves(en))('%s is written in both languages, with the same placeholders', (key) => {
    expect(at(ar, key)).toMatch(/[\u0600-\u06ff]|{{company}}/);
    expect(at(en, key)).toMatch(/[a-z]/i);
    expect(placeholders(at(ar, key))).toEqual(placeholders(at(en, key)));
  });
});
