import fc from 'fast-check';
import type { Schema } from '../document/document';
import { holds } from '../document/schema-check';

/** Pieces of typed and pasted text. */
const PIECES: readonly string[] = [
  'خشب الجوز',
  'مَنْجَرَةٌ في جُدَّة',
  '١٢٣',
  'oak & walnut',
  '+966 55 000 0000',
  '🪵',
  '👷🏽‍♀️',
  'é e\u0301',
  'ﷺ',
  '\u200f',
  '\ufeff',
  '\ufffd',
  '<script>alert(1)</script>',
  '" onload="x',
  "'; DROP TABLE admins; --",
  '{{7*7}} ${7*7}',
  '{"$gt":""}',
  '__proto__',
  '../../etc/passwd',
  '[.*+?^$(){}|]',
  '  ',
];
const LINES: readonly string[] = ['\n', '\r\n', '\t'];

const cut = (text: string, max: number): string => [...text].slice(0, max).join('');

/** Length as the API counts it, after NFC normalisation. */
const composedLength = (text: string): number => [...text.normalize('NFC')].length;

const anyLetters = fc.string({ unit: 'grapheme', maxLength: 20 });

/** A text within the schema's length and pattern. */
function freeText(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 1_000 } = schema;
  const pieces = holds(schema, 'a\nb') ? [...PIECES, ...LINES] : PIECES;
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: anyLetters },
  );
  const ordinary = fc
    .array(piece, { minLength: 1, maxLength: 6 })
    .map((parts) => cut(parts.join(' '), maxLength));
  const longest = fc.constantFrom('ي', '🪵', 'x').map((letter) => letter.repeat(maxLength));
  const shortest = fc.constantFrom('ا', '7', '🪵').map((letter) => letter.repeat(minLength));
  return fc
    .oneof(
      { weight: 12, arbitrary: ordinary },
      { weight: 1, arbitrary: longest },
      { weight: 1, arbitrary: shortest },
    )
    .map((text) => (holds(schema, text) ? text : cut(`wood ${text}`, maxLength)))
    .filter((text) => holds(schema, text) && composedLength(text) <= maxLength);
}

/** A valid email address of letters and digits, short or long. */
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9](?:[a-z0-9._+-]{0,20}[a-z0-9])?$/),
    fc.stringMatching(/^[a-z][a-z0-9-]{0,20}[a-z0-9]$/),
    fc.constantFrom('com', 'sa', 'com.sa', 'example', 'photography'),
    fc.boolean(),
  )
  .map(([local, host, top, capital]) => `${capital ? local.toUpperCase() : local}@${host}.${top}`)
  .filter((address) => !/\.\.|--/.test(address));

/** A phone number in any digits, with separators. */
const phone = fc
  .array(fc.tuple(fc.constantFrom('0', '5', '٠', '٩', '۴')), { minLength: 7, maxLength: 18 })
  .map((parts) => parts.flat().join(''));

/** Random enough to pass the check for common passwords. */
const password = fc
  .tuple(
    fc.stringMatching(/^[a-z0-9]{12,20}$/),
    fc.constantFrom('', ' ', 'جوز', '🪵', '\u0000', '<>"\'&', '  '),
  )
  .map(([random, rest]) => `${rest}${random}`);

/** A text that a schema of the document accepts. */
export function validText(schema: Schema): fc.Arbitrary<string> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  if (schema.format === 'email') return email;
  if (schema.format === 'phone') return phone;
  if (schema.format === 'password') return password;
  if (schema.example) {
    return fc.constantFrom(...[schema.example, ''].filter((text) => holds(schema, text)));
  }
  if (schema.pattern?.startsWith('^[')) return fc.stringMatching(new RegExp(schema.pattern));
  return freeText(schema);
}
