import type { Language } from '@manjara/contracts';
import { addTexts, createI18n, NAMESPACE } from '../i18n';
import { createReader } from '../reader';
import type { Texts } from '../remote';

type Say = (key: string, values?: Record<string, unknown>) => string;

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What i18next itself reads among the values of a text. */
const RESERVED =
  /^(context|defaultValue|interpolation|joinArrays|keyPrefix|lngs?|ns|ordinal|postProcess|replace|returnObjects)$/;

const COUNTS = [0, 1, 2, 3, 5, 10, 11, 99, 100, 101, 1000, 1.5, -1];
const VALUES = [
  'plain',
  '',
  '$& $1 $$',
  '$t(common.retry)',
  '{{number}} {{name}} {{-name}}',
  '{{',
  '}}',
  '<b>&amp;</b>',
  'سطر\nآخر',
  'constructor',
  0,
  1.5,
  null,
  undefined,
];

function leaves(texts: object, prefix = ''): [key: string, text: unknown][] {
  return Object.entries(texts).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value && !Array.isArray(value)
      ? leaves(value as object, `${prefix}${key}.`)
      : [[prefix + key, value]],
  );
}
const placesOf = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name!);

/** The keys whose texts use more of i18next's format than the reader of the public pages reads. */
export const unreadable = (texts: object): string[] =>
  leaves(texts)
    .filter(([key, text]) => {
      if (typeof text !== 'string') return true;
      const rest = text.replace(/{{\w+}}/g, '');
      const stem = key.replace(PLURAL, '');
      return (
        /{{|}}|\$t\(/.test(rest) ||
        /[_:]/.test(stem) ||
        placesOf(text).some((name) => RESERVED.test(name))
      );
    })
    .map(([key]) => key);

/** Every way to ask for a text that is tried: each count, and each value in each place. */
function* questions(key: string, places: string[]): Generator<[string, Record<string, unknown>]> {
  const filled = (value: unknown) => Object.fromEntries(places.map((name) => [name, value]));
  for (const value of VALUES) yield [key, filled(value)];
  yield [key, Object.fromEntries(places.map((name, at) => [name, VALUES[at + 2]]))];
  if (PLURAL.test(key)) {
    for (const count of COUNTS) {
      yield [key.replace(PLURAL, ''), { ...filled(count.toLocaleString('ar-EG')), count }];
      yield [key.replace(PLURAL, ''), { count }];
    }
  }
  yield [key, {}];
}

/**
 * Asks i18next and the reader for every text in every way, and answers where they differ: one line
 * each, none when all is well. And how often they were asked, so that a test sees that they were.
 */
export async function compareReaders(
  language: Language,
  texts: Texts,
): Promise<{ asked: number; differences: string[] }> {
  const reader = createReader();
  addTexts(reader, language, texts);
  const i18n = await createI18n(language, texts);
  const [small, full] = [reader, i18n].map(
    (each) => each.getFixedT(language, NAMESPACE) as unknown as Say,
  ) as [Say, Say];
  const differences: string[] = [];
  let asked = 0;
  for (const [leaf, text] of leaves(texts)) {
    for (const [key, values] of questions(leaf, placesOf(String(text)))) {
      asked++;
      const [ours, theirs] = [small(key, values), full(key, values)];
      if (ours !== theirs)
        differences.push(`${key} ${JSON.stringify(values)}: ${ours} | ${theirs}`);
    }
  }
  return { asked, differences };
}
