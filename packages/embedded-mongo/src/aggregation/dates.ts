import { Int32 } from 'bson';

import { isDoc, stringOf, typeName } from '../bson/types';
import { failedToParse, location } from '../errors';
import { compile, type Expression } from './expressions';

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** The parts of an instant in a time zone given by name ("Asia/Riyadh") or offset ("+03:00"). */
function partsOf(date: Date, timeZone: string): Record<Part, number> {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  ) as Record<Part, number>;
}

interface Instant {
  date: Date;
  timeZone: string;
}

function instant(name: string, date: unknown, zone: unknown): Instant | null {
  if (date === null || date === undefined || zone === null) return null;
  if (!(date instanceof Date)) {
    throw location(16006, `can't convert from BSON type ${typeName(date)} to Date in ${name}`);
  }
  const timeZone = zone === undefined ? 'UTC' : stringOf(zone);
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw location(40485, `unrecognized time zone identifier: "${timeZone}"`);
  }
  return { date, timeZone };
}

/** `$year: "$date"` or `$year: { date: "$date", timezone: "Asia/Riyadh" }`. */
const datePart = (name: string, part: Part) => (operand: unknown) => {
  const long = isDoc(operand) && 'date' in operand;
  const date = compile(long ? operand.date : Array.isArray(operand) ? operand[0] : operand);
  const zone = compile(long ? operand.timezone : undefined);
  const evaluate: Expression = (scope) => {
    const at = instant(name, date(scope), zone(scope));
    return at && new Int32(partsOf(at.date, at.timeZone)[part]);
  };
  return evaluate;
};

const DIRECTIVES: Record<string, [Part, number]> = {
  Y: ['year', 4],
  m: ['month', 2],
  d: ['day', 2],
  H: ['hour', 2],
  M: ['minute', 2],
  S: ['second', 2],
};

function formatDate(format: string, { date, timeZone }: Instant): string {
  const parts = partsOf(date, timeZone);
  return format.replace(/%(.)/gu, (_, directive: string) => {
    if (directive === '%') return '%';
    if (directive === 'L') return String(date.getUTCMilliseconds()).padStart(3, '0');
    const [part, width] = DIRECTIVES[directive] ?? [];
    if (!part) throw location(18536, `Invalid format character '%${directive}' in format string`);
    return String(parts[part]).padStart(width ?? 0, '0');
  });
}

function dateToString(operand: unknown): Expression {
  if (!isDoc(operand) || !('date' in operand)) throw failedToParse('$dateToString needs a date');
  const [date, format, zone, onNull] = ['date', 'format', 'timezone', 'onNull'].map((name) =>
    compile(operand[name]),
  );
  return (scope) => {
    const at = instant('$dateToString', date!(scope), zone!(scope));
    if (!at) return onNull!(scope) ?? null;
    return formatDate(stringOf(format!(scope) ?? '%Y-%m-%dT%H:%M:%S.%LZ'), at);
  };
}

export const DATE_OPERATORS = {
  $year: datePart('$year', 'year'),
  $month: datePart('$month', 'month'),
  $dayOfMonth: datePart('$dayOfMonth', 'day'),
  $hour: datePart('$hour', 'hour'),
  $dateToString: dateToString,
};
