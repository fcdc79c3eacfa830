import { normalise } from '@manjara/contracts';
import { Types } from 'mongoose';
import { closestNames } from './closest-names';

const NAMES = [
  ['Family Kitchen, Al Faisaliyah, Dammam', 'مطبخ عائلي، حي الفيصلية، الدمام'],
  ['Courtyard Kitchen, Riyadh', 'المطبخ على الفناء، الرياض'],
  ['Seafront Villa, Obhur, Jeddah', 'فيلا على البحر، أبحر، جدة'],
  ['Head Office, Dhahran', 'مقر رئيسي، الظهران'],
  ['House of Oud', 'بيت العود'],
] as const;
const PROJECTS = NAMES.map(([en, ar]) => ({
  _id: new Types.ObjectId(),
  search: { en: normalise(en), ar: normalise(ar) },
}));

const closest = (search: string, max = 4) =>
  closestNames(search, PROJECTS, max).map((project) => PROJECTS.indexOf(project));

it.each([
  ['kichen', [0, 1]],
  ['Ktichen', [0, 1]],
  ['مطبح', [0, 1]],
  ['المطبح', [0, 1]],
  ['faisalia kichen', [0, 1]],
  ['vila', [2]],
  // The name in the other language.
  ['office', [3]],
  ['الضهران', [3]],
  // One of the words is right.
  ['oud xqzwv', [4]],
  // An exact word, and a part of a word.
  ['kitchen', [0, 1]],
  ['kitch', [0, 1]],
])('the closest to %j are %j', (search, expected) => expect(closest(search)).toEqual(expected));

it.each(['xqzwv', 'ظظظظ', 'qwrtp zxcvb', 'حيط', 'of xqzwv', '', '&-!', 'x'.repeat(200)])(
  'none is close to %j',
  (search) => expect(closest(search)).toEqual([]),
);

it('are the best, at most so many', () => {
  expect(closest('courtyard kichen')).toEqual([1, 0]);
  expect(closest('kichen', 1)).toEqual([0]);
});
