import type { Document } from 'mongodb';

import { createRandom } from './random';

/** Of which all the material is made, so that a seed repeats a whole run. */
export const random = createRandom();

/** Of every kind that is held: texts, dates, numbers. */
export const INDEXES: Document[] = [
  { at: -1, _id: -1 },
  { kind: 1, at: -1, _id: -1 },
  { en: 1, _id: 1 },
  { ar: 1, _id: 1 },
  { n: -1, _id: 1 },
];

/** Orders that the indexes give, forwards and backwards. */
export const SORTS: Record<string, 1 | -1>[] = [
  { at: -1, _id: -1 },
  { at: 1, _id: 1 },
  { en: 1, _id: 1 },
  { ar: -1, _id: -1 },
  { kind: 1, at: -1, _id: -1 },
  { n: -1, _id: 1 },
  { n: 1, _id: 1 },
];

const WORDS = [
  'oak',
  'oaken',
  'soap',
  'a.b',
  'a+b',
  '(x)',
  '',
  'باب',
  'أبواب',
  'ok\0',
  'é',
  'door',
];
const PARTS = [
  'oak',
  'o',
  'ak',
  'a.b',
  '.',
  '+',
  '(x',
  'b (',
  'با',
  'k د',
  'oak door',
  ' ',
  '  ',
  'zz',
];
/** Of these each is in a few texts only. */
const rareWord = () => `n${random.below(300)}`;
const text = () =>
  Array.from({ length: random.below(5) }, () =>
    random.next() < 0.2 ? rareWord() : random.pick(WORDS),
  ).join(' ');
const literal = () => random.pick([...PARTS, rareWord()]).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const someText = () => random.pick<unknown>([text(), text(), text(), null, 5]);

/** A document whose fields are of few values, so that many documents share them. */
export const project = (): Document => ({
  en: someText(),
  ar: someText(),
  kind: random.pick(['doors', 'stairs', 'kitchens', null]),
  at: new Date(random.below(40)),
  ...(random.next() < 0.9 && { n: random.below(5) }),
});

const condition = (): Document =>
  random.pick([
    () => ({ en: new RegExp(literal()) }),
    () => ({ ar: { $regex: literal() } }),
    () => ({ kind: random.pick(['doors', 'stairs', 'none', null]) }),
    () => ({ kind: { $in: ['doors', random.pick(['kitchens', 'doors', null])] } }),
    () => ({ n: { $eq: random.below(5) } }),
    () => ({ $or: [condition(), condition()] }),
    () => ({ $and: [condition(), condition()] }),
    () => ({}),
    () => ({ at: { $gt: new Date(20) } }),
    () => ({ en: /^oak/ }),
    () => ({ en: /OAK/i }),
  ])();

/** What a query asks for: of one field, of several, or nothing. */
export const filter = (): Document => {
  const conditions = { ...condition(), ...condition() };
  return random.next() < 0.3 ? { ...conditions, $or: [condition(), condition()] } : conditions;
};
