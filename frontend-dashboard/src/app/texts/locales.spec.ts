import { LIST_SCREENS, RESOURCES } from '../../content/registry';
import { type DashboardTexts, loadTexts } from './load-texts';

let ar: DashboardTexts;
let en: DashboardTexts;

beforeAll(async () => {
  ar = await loadTexts('ar');
  en = await loadTexts('en');
});

const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const path = `${prefix}${key}`;
    return typeof value === 'object' && value ? keysOf(value as object, `${path}.`) : [path];
  });
}

const withoutPlurals = (keys: string[]) =>
  [...new Set(keys.map((key) => key.replace(PLURAL, '')))].sort();

function textsOf(texts: object): [string, string][] {
  return keysOf(texts).map((path) => [
    path,
    path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], texts) as string,
  ]);
}

describe('the dashboard texts', () => {
  it('hold the same keys in both languages', () => {
    expect(withoutPlurals(keysOf(ar))).toEqual(withoutPlurals(keysOf(en)));
  });

  it('name every field and column of every resource', () => {
    const keys = keysOf(en.dashboard);
    for (const { name, fields } of LIST_SCREENS) {
      for (const field of fields) expect(keys).toContain(`${name}.fields.${field}`);
    }
    for (const resource of RESOURCES) {
      const { name, details = [] } = resource;
      const fields = [...resource.fields, ...details].map((field) => field.name).concat('image');
      const needed = [
        ...fields
          .filter((field) => field !== 'category' && field !== 'date')
          .map((field) => `fields.${field}`),
        ...resource.columns.flatMap(({ head }) => head ?? []),
      ];
      for (const key of needed) expect(keys).toContain(`${name}.${key}`);
    }
  });

  it('have all six forms of every Arabic plural', () => {
    const plurals = withoutPlurals(keysOf(en).filter((key) => PLURAL.test(key)));
    const arabic = new Set(keysOf(ar));
    for (const key of plurals) {
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) {
        expect(arabic).toContain(`${key}_${form}`);
      }
    }
  });

  it('say something in the right script, with the same blanks', () => {
    const english = new Map(textsOf(en));
    for (const [key, text] of textsOf(ar)) {
      expect([key, text]).toEqual([key, expect.stringMatching(/[\u0600-\u06ff]|{{company}}/)]);
      const twin = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      const blanks = (value: string) => new Set(value.match(/\{\{\w+\}\}/g));
      // A plural form may say its number in words.
      for (const blank of blanks(text)) expect(blanks(twin)).toContain(blank);
    }
  });
});
