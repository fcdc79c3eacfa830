import { type Body, type Parameter, resolved, type Schema } from '../document/document';
import { holds } from '../document/held';
import { beyond, type Candidates, NUMBERS, textsFor, wrongValues } from './wrong-values';

/** Stands for a field that is not sent. */
export const ABSENT = Symbol('absent');

/** One thing that is wrong with one field. */
export interface Break {
  /** With a point where it is in an object. */
  field: string;
  what: string;
  value: unknown;
  /** What the other fields have to be for it. */
  also?: Record<string, unknown>;
  /** Whether it looks like a success, as with a robot that fills in what people do not see. */
  unnoticed?: boolean;
}

/** Whether a schema takes a text as a query or a form has it. */
const takesText = (schema: Schema, text: string): boolean =>
  schema.type === 'integer'
    ? /^-?\d+$/.test(text) && holds(schema, Number(text))
    : holds(schema, text);

/**
 * Which of a group are tried: all of them, or two, which are others for the next field.
 * @param turn absent: all
 */
function some(group: Candidates, turn: number | undefined): Candidates {
  if (turn === undefined) return group;
  const half = Math.ceil(group.length / 2);
  const tried = new Set([turn % group.length, (turn + half) % group.length]);
  return group.filter((_one, index) => tried.has(index));
}

function ofProperty(
  name: string,
  schema: Schema,
  body: Body,
  parent: Schema,
  turn: number | undefined,
): Break[] {
  const { required = [], properties = {} } = parent;
  if (schema['x-honeypot']) {
    return [{ field: name, what: 'filled in', value: 'https://spam.example', unnoticed: true }];
  }
  const breaks: Break[] = wrongValues(resolved(schema), body)
    .flatMap((group) => some(group, turn))
    .map(([what, value]) => ({ field: name, what, value }));
  if (required.includes(name)) breaks.push({ field: name, what: 'absent', value: ABSENT });
  const twin = schema['x-twin'];
  if (twin !== undefined) {
    const [first] = properties[twin]?.enum ?? [];
    const value = schema.enum?.at(-1);
    breaks.push({ field: name, what: 'the twin of another', value, also: { [twin]: first } });
    if (!required.includes(twin)) {
      breaks.push({ field: name, what: 'without its twin', value, also: { [twin]: ABSENT } });
    }
  }
  return breaks;
}

/**
 * What can be wrong with one field of a body, by its schema.
 * @param turn absent: everything, else some of the values that break a field in one way
 */
export function breaksOf(body: Body, turn?: number, parent = body.schema, at = ''): Break[] {
  return Object.entries(parent.properties ?? {}).flatMap(([name, property], index) => {
    const inner = resolved(property);
    const next = turn === undefined ? undefined : turn + index;
    const own = ofProperty(name, property, body, parent, next).map((one) => ({
      ...one,
      field: `${at}${one.field}`,
    }));
    return inner.properties ? [...own, ...breaksOf(body, next, inner, `${at}${name}.`)] : own;
  });
}

/** Everything that can be wrong with one parameter of a query. */
export function breaksOfParameter({ name, schema, required }: Parameter): Break[] {
  const inner = schema.items ?? schema;
  const isNumber = inner.type === 'integer';
  const candidates = isNumber ? [...NUMBERS, ...beyond(inner)] : textsFor(inner).flat();
  const wrong = candidates
    .filter(([, value]) => !takesText(inner, value as string))
    .map(([what, value]) => ({ field: name, what, value }));
  return required ? [...wrong, { field: name, what: 'absent', value: ABSENT }] : wrong;
}
