import { Double, Int32, Long, ObjectId } from 'bson';

import { compare, encodeComponents, encodeKey } from '../src/bson/key-encoding';
import { add } from '../src/bson/numbers';
import { isArrayIndex } from '../src/bson/types';

/** Values in sort order; values in one inner list are equal. */
const LADDER: unknown[][] = [
  [null, undefined],
  [new Double(NaN)],
  [new Double(-Infinity)],
  [new Double(-1e20)],
  [Long.MIN_VALUE, new Double(-(2 ** 63))],
  [new Double(-1.5)],
  [new Int32(0), new Double(-0), Long.ZERO],
  [new Double(5e-324)],
  [new Double(0.1)],
  [new Int32(1), new Double(1)],
  [Long.fromString('9007199254740992'), new Double(9007199254740992)],
  [Long.fromString('9007199254740993')],
  [Long.fromString('9223372036854775806')],
  [Long.MAX_VALUE],
  [new Double(2 ** 63)],
  [new Double(Infinity)],
  [''],
  ['\0'],
  ['\0a'],
  ['a'],
  ['a\0'],
  ['ab'],
  ['ز'],
  ['\uffff'],
  ['😀'],
  [{}],
  [{ a: new Int32(1) }, { a: new Double(1) }],
  [{ a: new Int32(1), b: null }],
  [{ b: new Int32(0) }],
  [{ a: 'x' }],
  [[]],
  [[new Int32(1)]],
  [[new Int32(1), new Int32(2)]],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ff0000000000000000000000')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date(1)],
];

const steps = LADDER.flatMap((values, rank) => values.map((value) => ({ value, rank })));

it('orders values of all types, and their keys alike, upwards and downwards', () => {
  const keys = steps.map(({ value }) => encodeComponents([value], [1]));
  const descending = steps.map(({ value }) => encodeComponents([value], [-1]));
  for (const [i, a] of steps.entries()) {
    for (const [j, b] of steps.entries()) {
      const expected = Math.sign(a.rank - b.rank);
      const where = `${i} and ${j}`;
      expect([where, Math.sign(compare(a.value, b.value))]).toEqual([where, expected]);
      expect([where, Math.sign(Buffer.compare(keys[i]!, keys[j]!))]).toEqual([where, expected]);
      const backwards = Math.sign(Buffer.compare(descending[j]!, descending[i]!));
      expect([where, backwards]).toEqual([where, expected]);
    }
  }
});

it('keeps a component from reaching into the next one', () => {
  const key = (...values: unknown[]) => encodeComponents(values, [1, 1]);
  const ordered = [key('a', 'z'), key('a\0', 'a'), key('a\0b', ''), key('ab', '')];
  expect([...ordered].sort(Buffer.compare)).toEqual(ordered);
});

it('keeps long keys apart by a hash', () => {
  const long = 'x'.repeat(5000);
  const a = encodeKey([`${long}a`], [1]);
  const b = encodeKey([`${long}b`], [1]);
  expect(a.cut && b.cut).toBe(true);
  expect(a.key.length).toBeLessThan(1978);
  expect(a.key.equals(b.key)).toBe(false);
  expect(a.key.equals(encodeKey([`${long}a`], [1]).key)).toBe(true);
});

it('adds in the wider type, exactly or not at all', () => {
  expect(add(new Int32(2147483647), new Int32(1))).toEqual(Long.fromNumber(2147483648));
  expect(add(new Int32(3), new Double(0.5))).toEqual(new Double(3.5));
  expect(() => add(Long.MAX_VALUE, new Int32(1))).toThrow('integer overflow');
});

it('takes only plain numbers for array indexes', () => {
  expect(['0', '12', '01', '-1', '1e3', ''].map(isArrayIndex)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
