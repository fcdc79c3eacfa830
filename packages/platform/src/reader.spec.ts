import fc from 'fast-check';
import { addTexts, createI18n, NAMESPACE } from './i18n';
import { createReader } from './reader';
import type { Texts } from './remote';
import { compareReaders, unreadable } from './testing/texts';

type Say = (key: string, values?: Record<string, unknown>) => string;

function read(language: 'ar' | 'en', ...bundles: Texts[]): Say {
  const reader = createReader();
  for (const texts of bundles) addTexts(reader, language, texts);
  return reader.getFixedT(language, NAMESPACE) as unknown as Say;
}

const counted: Texts = {
  door_zero: 'لا أبواب',
  door_one: 'باب',
  door_two: 'بابان',
  door_few: '{{count}} أبواب',
  door_many: '{{count}} بابًا',
  door_other: '{{count}} باب',
};

describe('the reader of texts', () => {
  it('finds nested keys and fills their places, with whatever stands in a value', () => {
    const say = read('en', { a: { b: { c: '{{x}} of {{y}}, {{x}}' } } });
    expect(say('a.b.c', { x: '{{y}} $& $t(a)', y: 0 })).toBe('{{y}} $& $t(a) of 0, {{y}} $& $t(a)');
  });

  it('knows the six forms of an Arabic plural', () => {
    const say = read('ar', counted);
    expect([0, 1, 2, 3, 11, 100, 1.5].map((count) => say('door', { count }))).toEqual([
      'لا أبواب',
      'باب',
      'بابان',
      '3 أبواب',
      '11 بابًا',
      '100 باب',
      '1.5 باب',
    ]);
  });

  it('has a form for none in English, too, and falls back to the key itself', () => {
    const say = read('en', { door_zero: 'none', door_other: 'many', window: 'any' });
    expect(say('door', { count: 0 })).toBe('none');
    expect(say('window', { count: 3 })).toBe('any');
  });

  it('throws on a missing key, so that no screen ships a bare key', () => {
    const say = read('en', { nothing: { there: 'x' } });
    for (const key of ['nothing.here', 'nothing', 'nothing.there.length', 'other'])
      expect(() => say(key)).toThrow(`No text for the key "${key}" in "en".`);
  });

  it('shows the key in production, as i18next does', () => {
    const mode = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      expect(read('en', {})('nothing.here')).toBe('nothing.here');
    } finally {
      process.env.NODE_ENV = mode;
    }
  });

  it('does not let what comes later overwrite a text', () => {
    const say = read(
      'en',
      { a: { b: 'first' }, c: 'text' },
      { a: { b: 'later', d: 'own' }, c: { e: '' } },
    );
    expect([say('a.b'), say('a.d'), say('c')]).toEqual(['first', 'own', 'text']);
  });
});

describe('the reader and i18next', () => {
  const piece = fc.oneof(
    fc.constantFrom('{{x}}', '{{y}}', '{{count}}', '$&', '$', '<b>', 'سطر\n', ''),
    fc.string().filter((text) => !/[{}]|\$t\(/.test(text)),
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' '));
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('{{x}}', '{{-y}}', '{{', '}}', '$t(a)', '$1', undefined, null),
    fc.double({ noNaN: true }),
  );
  const forms = fc.subarray(['', '_zero', '_one', '_two', '_few', '_many', '_other'], {
    minLength: 1,
  });
  const count = fc.option(fc.oneof(fc.nat({ max: 120 }), fc.double({ noNaN: true })), {
    nil: undefined,
  });

  it.each(['ar', 'en'] as const)('say the same of any text, in %s', async (language) => {
    await fc.assert(
      fc.asyncProperty(forms, text, value, value, count, async (endings, template, x, y, n) => {
        const texts = { a: Object.fromEntries(endings.map((end) => [`k${end}`, end + template])) };
        const full = (await createI18n(language, texts)).getFixedT(language) as unknown as Say;
        const outcome = (say: Say) => {
          try {
            return say('a.k', { x, y, ...(n !== undefined && { count: n }) });
          } catch (error) {
            // i18next names the plural form that it tried last.
            return (error as Error).message.replace(/(k)_\w+/, '$1');
          }
        };
        expect(outcome(read(language, texts))).toBe(outcome(full));
      }),
      { numRuns: 300 },
    );
  });

  it('are told apart where a text asks for more than the reader has', async () => {
    const rich: Texts = {
      nested: 'See $t(plain)',
      format: '{{n, number}}',
      raw: '{{-n}}',
      path: '{{a.b}}',
      friend_male: 'a boyfriend',
      place_ordinal_one: '{{count}}st',
      language: '{{lng}}',
      plain: 'plain {{n}}',
    };
    expect(unreadable(rich)).toEqual(Object.keys(rich).filter((key) => key !== 'plain'));
    expect(unreadable({ list: ['a'], deep: { number: 3 } })).toEqual(['list', 'deep.number']);
    const { differences } = await compareReaders('en', { plain: 'plain', nested: rich.nested! });
    expect(differences.length).toBeGreaterThan(0);
  });
});
