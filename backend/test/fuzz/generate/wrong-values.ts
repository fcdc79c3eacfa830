import { PICTURE } from '../../contract/support/payload';
import { hostileFileOf } from './hostile-files';
import { type Body, isFile, type Schema } from '../document/document';
import { holds } from '../document/held';
import type { FormFile } from './files';

export type Candidates = readonly (readonly [what: string, value: unknown])[];

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

const BLANKS: Candidates = [
  ['an empty text', ''],
  ['blanks', '  \u00a0\u3000\ufeff'],
  ['marks that nobody sees', '\u200f \u200e\u00ad\u200b'],
];

const OTHERS: Candidates = [
  ['one letter', 'x'],
  ['another value', 'none of them'],
  ['all of them', '*'],
];

const CONTROLS: Candidates = [
  ['a NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['an escape', '\u001b[31mred'],
  ['a C1 control', 'a\u009fb'],
  ['a turned direction', 'a\u202egnp.exe'],
  ['an isolated direction', 'a\u2066b'],
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
];

const NO_EMAILS: Candidates = [
  ['no e-mail', 'nora at example'],
  ['two e-mails', 'nora@example.com, omar@example.com'],
  ['an e-mail with a line break', 'nora@example.com\nBcc: all@example.com'],
];

/** Only JSON can write one. */
const HALVES: Candidates = [
  ['half an emoji', 'a\ud83e'],
  ['the other half', '\udeb5 wood'],
];

/** Values that are texts, by what they are meant to break. */
export const textsFor = (schema: Schema): Candidates[] => [
  BLANKS,
  OTHERS,
  CONTROLS,
  schema.format === 'email' ? NO_EMAILS : [],
  tooLong(schema),
];

export const NUMBERS: Candidates = [
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

export const beyond = ({ minimum, maximum }: Schema): Candidates => [
  ...(minimum === undefined ? [] : [['one too small', String(minimum - 1)] as const]),
  ...(maximum === undefined ? [] : [['one too large', String(maximum + 1)] as const]),
];

const small: FormFile = { name: 'small.png', bytes: PICTURE.bytes, type: 'image/png' };
const named = (what: string): FormFile => ({ name: 'broken.png', bytes: hostileFileOf(what) });

const NO_FILES: Candidates = [
  ['a text', 'x'],
  ['an address', '/api/files/0123456789abcdef01234567'],
  ['two files', [small, small]],
];

const BAD_FILES: Candidates = [
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

/** Values that a schema does not take, by what they break. */
export function wrongValues(schema: Schema, body: Body): Candidates[] {
  if (isFile(schema)) return [NO_FILES, BAD_FILES];
  if (schema.items && isFile(schema.items)) return [fileLists(schema)];
  const groups = textsFor(schema);
  const candidates = body.kind === 'form' ? groups : [...groups, HALVES, NO_TEXTS];
  // What the schema takes is not wrong.
  const wrong = candidates.map((group) => group.filter(([, value]) => !holds(schema, value)));
  return body.kind === 'form' ? [...wrong, [['sent twice', ['x', 'y']]]] : wrong;
}
