import { compareNumbers } from './numbers';
import {
  bytesOf,
  entriesOf,
  orderOf,
  Order,
  stringOf,
  type Binary,
  type BSONRegExp,
  type Code,
  type Doc,
  type NumberValue,
  type ObjectId,
  type Timestamp,
} from './types';

const compareScalars = <T extends number | bigint | boolean>(a: T, b: T) =>
  a < b ? -1 : a > b ? 1 : 0;

/** Order by code point, as comparing the UTF-8 bytes gives; surrogates sort above the BMP. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointRank(x) - codePointRank(y);
  }
  return a.length - b.length;
}
const codePointRank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

function compareArrays(a: unknown[], b: unknown[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const order = compare(a[i], b[i]);
    if (order) return order;
  }
  return a.length - b.length;
}

function compareDocs(a: Doc, b: Doc): number {
  const left = entriesOf(a);
  const right = entriesOf(b);
  for (const [i, [name, value]] of left.entries()) {
    const other = right[i];
    if (!other) return 1;
    const order =
      orderOf(value) - orderOf(other[1]) ||
      compareStrings(name, other[0]) ||
      compare(value, other[1]);
    if (order) return order;
  }
  return left.length - right.length;
}

function compareBinaries(a: Binary, b: Binary): number {
  const [x, y] = [bytesOf(a), bytesOf(b)];
  return x.length - y.length || a.sub_type - b.sub_type || Buffer.compare(x, y);
}

/** The total order over BSON values: by type first, then by value. */
export function compare(a: unknown, b: unknown): number {
  const order = orderOf(a);
  const difference = order - orderOf(b);
  if (difference) return difference;
  switch (order) {
    case Order.Number:
      return compareNumbers(a as NumberValue, b as NumberValue);
    case Order.String:
      return compareStrings(stringOf(a), stringOf(b));
    case Order.Boolean:
      return compareScalars(a as boolean, b as boolean);
    case Order.Date:
      return compareScalars((a as Date).getTime(), (b as Date).getTime());
    case Order.ObjectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case Order.Timestamp:
      return compareScalars((a as Timestamp).toBigInt(), (b as Timestamp).toBigInt());
    case Order.Array:
      return compareArrays(a as unknown[], b as unknown[]);
    case Order.Object:
      return compareDocs(a as Doc, b as Doc);
    case Order.Binary:
      return compareBinaries(a as Binary, b as Binary);
    case Order.RegExp: {
      const [x, y] = [a as BSONRegExp, b as BSONRegExp];
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.options, y.options);
    }
    case Order.Code:
      return compareStrings((a as Code).code, (b as Code).code);
    default:
      return 0;
  }
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;
