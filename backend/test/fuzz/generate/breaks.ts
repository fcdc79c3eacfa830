import { hostileFileOf } from '../../malformed/hostile-files';
import { PICTURE } from '../../contract/support/payload';
import { type Body, isFile, type Parameter, resolved, type Schema } from '../document/document';
import { holds } from '../document/held';
import type { FormFile } from './files';

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

type Candidates = readonly (readonly [what: string, value: unknown])[];

const NO_TEXTS: Candidates = [
  ['a number', 7],
  ['a boolean', true],
  ['null', null],
  ['a list', ['x']],
  ['an object', { x: 'x' }],
  ['an operator', { $gt: '' }],
  ['a pattern', { $regex: '(a+)+$' }],
  ['a text', 'x'],
  ['a fraction', 1.5],
];

const TEXTS: Candidates = [
  ['an empty text', ''],
  ['blanks', '  \u00a0\u3000\ufeff'],
  ['one letter', 'x'],
  ['another value', 'none of them'],
  ['all of them', '*'],
  ['a NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['an escape', '\u001b[31mred'],
  ['a C1 control', 'a\u009fb'],
  ['a turned direction', 'a\u202egnp.exe'],
  ['an isolated direction', 'a\u2066b'],
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['no e-mail', 'nora at example'],
  ['two e-mails', 'nora@example.com, omar@example.com'],
  ['an e-mail with a line break', 'nora@example.com\nBcc: all@example.com'],
];

/** Only JSON can write one. */
const HALVES: Candidates = [
  ['half an emoji', 'a\ud83e'],
  ['the other half', '\udeb5 wood'],
];

const NUMBERS: Candidates = [
  ['a text', 'x'],
  ['nothing', ''],
  ['a fraction', '1.5'],
  ['an exponent', '1e3'],
  ['a hexadecimal', '0x10'],
  ['too many digits', '9'.repeat(40)],
  ['a minus', '-1'],
  ['Arabic digits', '١٢'],
];

const tooLong = ({ maxLength }: Schema): Candidates =>
  maxLength === undefined
    ? []
    : [
        ['one letter too long', 'ي'.repeat(maxLength + 1)],
        ['one emoji too long', '🪵'.repeat(maxLength + 1)],
      ];

const beyond = ({ minimum, maximum }: Schema): Candidates => [
  ...(minimum === undefined ? [] : [['one too small', String(minimum - 1)] as const]),
  ...(maximum === undefined ? [] : [['one too large', String(maximum + 1)] as const]),
];

/** Whether a schema takes a text as a query or a form has it. */
const takesText = (schema: Schema, text: string): boolean =>
  schema.type === 'integer'
    ? /^-?\d+$/.test(text) && holds(schema, Number(text))
    : holds(schema, text);

const small: FormFile = { name: 'small.png', bytes: PICTURE.bytes, type: 'image/png' };
const named = (what: string): FormFile => ({ name: 'broken.png', bytes: hostileFileOf(what) });

const FILES: Candidates = [
  ['a text', 'x'],
  ['an address', '/api/files/0123456789abcdef01234567'],
  ['two files', [small, small]],
  ['HTML', named('HTML')],
  ['half a PNG', named('half a PNG')],
  ['a PNG of 60,000 by 60,000', named('a PNG of 60,000 by 60,000')],
  ['an SVG that swells', named('an SVG that swells')],
  ['a PDF that points nowhere', named('a PDF that points nowhere')],
  ['no bytes', named('nothing')],
];

/** Of a list of files; a single text part may be an address or say that none is left. */
const fileLists = ({ maxItems = 0 }: Schema): Candidates => [
  ['too many', Array.from({ length: maxItems + 1 }, () => small)],
  ['an address of nothing', ['/api/files/0123456789abcdef01234567']],
  ['an empty text beside a file', ['', small]],
  ['HTML', [small, named('HTML')]],
];

function wrongValues(schema: Schema, body: Body): Candidates {
  if (isFile(schema)) return FILES;
  if (schema.items && isFile(schema.items)) return fileLists(schema);
  const texts = [...TEXTS, ...tooLong(schema)];
  const candidates = body.kind === 'form' ? texts : [...texts, ...HALVES, ...NO_TEXTS];
  // What the schema takes is not wrong.
  const wrong = candidates.filter(([, value]) => !holds(schema, value));
  return body.kind === 'form' && schema.type === 'string'
    ? [...wrong, ['sent twice', ['x', 'y']]]
    : wrong;
}

function ofProperty(name: string, schema: Schema, body: Body, parent: Schema): Break[] {
  const { required = [], properties = {} } = parent;
  if (schema['x-honeypot']) {
    return [{ field: name, what: 'filled in', value: 'https://spam.example', unnoticed: true }];
  }
  const breaks: Break[] = wrongValues(resolved(schema), body).map(([what, value]) => ({
    field: name,
    what,
    value,
  }));
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

/** Everything that can be wrong with one field of a body, by its schema. */
export function breaksOf(body: Body, parent = body.schema, at = ''): Break[] {
  return Object.entries(parent.properties ?? {}).flatMap(([name, property]) => {
    const inner = resolved(property);
    const own = ofProperty(name, property, body, parent).map((one) => ({
      ...one,
      field: `${at}${one.field}`,
    }));
    return inner.properties ? [...own, ...breaksOf(body, inner, `${at}${name}.`)] : own;
  });
}

/** Everything that can be wrong with one parameter of a query. */
export function breaksOfParameter({ name, schema, required }: Parameter): Break[] {
  const inner = schema.items ?? schema;
  const candidates = inner.type === 'integer' ? [...NUMBERS, ...beyond(inner)] : TEXTS;
  const wrong = [...candidates, ...tooLong(inner)]
    .filter(([, value]) => !takesText(inner, value as string))
    .map(([what, value]) => ({ field: name, what, value }));
  return required ? [...wrong, { field: name, what: 'absent', value: ABSENT }] : wrong;
}
