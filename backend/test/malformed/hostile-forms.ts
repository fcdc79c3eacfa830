import fc from 'fast-check';
import { PICTURE } from '../contract/support/payload';
import { type HostileFile, hostileFile } from './hostile-files';
import type { Attack } from './target';

export const BOUNDARY = 'x-wood-x';
const FILE_FIELDS = /^(image|images\[\d\]|secondaryImages|heroImage|valueImage|cv)$/;

const disposition = (name: string, filename?: string) =>
  `Content-Disposition: form-data; name="${name}"` +
  (filename === undefined ? '' : `; filename="${filename}"`);

const part = (head: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);

/** The line after the last part. */
export const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** The parts of the texts that a call takes. */
const texts = ({ call, target }: Attack, leftOut?: string): Buffer[] =>
  Object.entries(target.valid[call.name] ?? {})
    .filter(([name]) => name !== leftOut)
    .map(([name, value]) => part(disposition(name), String(value)));

const fileFields = ({ call }: Attack): string[] =>
  Object.keys(call.fields).filter((name) => FILE_FIELDS.test(name));
const requiredTexts = ({ call }: Attack): string[] =>
  Object.keys(call.fields).filter((name) => call.fields[name]?.required && !FILE_FIELDS.test(name));

/** A form that is not as it should be. */
export interface HostileForm {
  label: string;
  parts: readonly Buffer[];
  /** Absent: the end that belongs there. */
  end?: Buffer;
  type?: string;
  cut?: boolean;
}

/** Good texts, and a file that is none. */
const withFile = (attack: Attack): fc.Arbitrary<HostileForm> =>
  fc
    .tuple(fc.constantFrom(...fileFields(attack), 'nobody'), hostileFile, fc.boolean())
    .map(([name, { what, bytes }, declared]: [string, HostileFile, boolean]) => ({
      label: `${what} as ${name}`,
      parts: [
        ...texts(attack),
        part(
          `${disposition(name, 'x.png')}${declared ? '\r\nContent-Type: image/png' : ''}`,
          bytes,
        ),
      ],
    }));

/** Names and heads of parts that lead somewhere else. */
const HEADS: readonly string[] = [
  disposition('__proto__'),
  disposition('constructor'),
  disposition('toString'),
  disposition('image[$gt]'),
  disposition('images[4]'),
  disposition('images[-1]'),
  disposition('images[99999999999]'),
  disposition('x'.repeat(300)),
  disposition('a\u0000b'),
  disposition('name\\"; filename=\\"x'),
  disposition('image', '../../../../etc/passwd'),
  disposition('image', '\u0000'),
  disposition('image', 'x'.repeat(5_000)),
  disposition('image', '\u202egnp.exe'),
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; name="name"',
  "Content-Disposition: form-data; name*=utf-8''%ff%fe",
  'Content-Disposition: form-data; name="image"; filename*=utf-8\'\'%E0%A4%A',
  `${disposition('name')}\r\n${disposition('arName')}`,
  `${disposition('name')}\r\nContent-Type: multipart/mixed; boundary=inner`,
  `${disposition('name')}\r\nContent-Transfer-Encoding: base64`,
  `${disposition('name')}\r\nContent-Type: text/plain; charset=x-wood`,
  `${disposition('name')}\r\nX-Long: ${'y'.repeat(100_000)}`,
  `${disposition('name')}\r\nbroken header`,
  `${disposition('name')}\r\nX-Injected: a\rb`,
  'no head at all',
  '',
];

const withHead = (attack: Attack): fc.Arbitrary<HostileForm> =>
  fc
    .tuple(fc.constantFrom(...HEADS), fc.constantFrom('x', '', '\u0000', '{"$gt":""}'))
    .map(([head, content]) => ({
      label: `a part with the head ${JSON.stringify(head.slice(0, 60))}`,
      parts: [...texts(attack, requiredTexts(attack)[0]), part(head, content)],
    }));

/** A required text that is there twice, is a file, is too long, or holds what no text holds. */
const withText = (attack: Attack): fc.Arbitrary<HostileForm> => {
  const field = fc.constantFrom(...requiredTexts(attack), 'mainText', 'alt');
  const ways: Readonly<Record<string, (name: string) => Buffer[]>> = {
    twice: (name) => [part(disposition(name), 'a'), part(disposition(name), 'b')],
    'a thousand times': (name) => Array.from({ length: 1_000 }, () => part(disposition(name), '')),
    'as a file': (name) => [part(disposition(name, 'x.txt'), 'a')],
    'of 70,000 letters': (name) => [part(disposition(name), 'x'.repeat(70_000))],
    'of 60,000 letters': (name) => [part(disposition(name), 'x'.repeat(60_000))],
    'with a control character': (name) => [part(disposition(name), 'a\u0000b\u001b')],
    'that is blank': (name) => [part(disposition(name), ' \u3000\t')],
    'in UTF-16': (name) => [part(disposition(name), Buffer.from('a\u0000b', 'utf16le'))],
  };
  return fc.tuple(field, fc.constantFrom(...Object.keys(ways))).map(([name, way]) => ({
    label: `${name} ${way}`,
    parts: [...texts(attack, name), ...(ways[way]?.(name) ?? [])],
  }));
};

/** Files and texts in each other's place, and more files than there may be. */
const withOthers = (attack: Attack): fc.Arbitrary<HostileForm> => {
  const name = fileFields(attack)[0] ?? 'image';
  const filled = fileFields(attack).map((field) =>
    part(disposition(field, 'x.png'), PICTURE.bytes.subarray(0, 40)),
  );
  const files = (count: number) =>
    Array.from({ length: count }, () => part(disposition(name, 'x.png'), 'x'));
  return fc.constantFrom<HostileForm>(
    {
      label: `a text as ${name}`,
      parts: [...texts(attack), part(disposition(name), '/etc/passwd')],
    },
    { label: `a JSON text as ${name}`, parts: [part(disposition(name), '{"path":"/etc/passwd"}')] },
    { label: `${name} twice`, parts: [...texts(attack), ...files(2)] },
    { label: `${name} 150 times`, parts: files(150) },
    { label: 'every file cut in half', parts: [...texts(attack), ...filled] },
    {
      label: '400 fields',
      parts: Array.from({ length: 400 }, (_, n) => part(disposition(`f${n}`), '')),
    },
    { label: 'no part', parts: [] },
  );
};

/** A form that is not one, or ends where it should not. */
const broken = (attack: Attack): fc.Arbitrary<HostileForm> => {
  const parts = [...texts(attack, requiredTexts(attack)[0])];
  const file = part(disposition(fileFields(attack)[0] ?? 'image', 'x.png'), PICTURE.bytes);
  const type = 'multipart/form-data';
  return fc.constantFrom<HostileForm>(
    { label: 'no boundary', parts, type },
    { label: 'an empty boundary', parts, type: `${type}; boundary=` },
    { label: 'another boundary', parts, type: `${type}; boundary=other` },
    { label: 'a boundary of 5,000', parts, type: `${type}; boundary=${'b'.repeat(5_000)}` },
    { label: 'two boundaries', parts, type: `${type}; boundary=a; boundary=${BOUNDARY}` },
    { label: 'a quoted boundary', parts, type: `${type}; boundary="${BOUNDARY}` },
    { label: 'multipart/mixed', parts, type: `multipart/mixed; boundary=${BOUNDARY}` },
    { label: 'no end', parts, end: Buffer.alloc(0) },
    { label: 'an end in the middle', parts: [...parts, END, file] },
    { label: 'half an end', parts, end: END.subarray(0, 5) },
    {
      label: 'a file without an end',
      parts: [...parts, file.subarray(0, -40)],
      end: Buffer.alloc(0),
    },
    {
      label: 'a head without an end',
      parts: [...parts, Buffer.from(`--${BOUNDARY}\r\nContent-`)],
      end: Buffer.alloc(0),
    },
    {
      label: 'line feeds alone',
      parts: parts.map((bytes) => Buffer.from(bytes.toString().replace(/\r\n/g, '\n'))),
    },
    { label: 'garbage before it', parts: [Buffer.alloc(10_000, '-'), ...parts] },
    { label: 'garbage after it', parts, end: Buffer.concat([END, Buffer.alloc(10_000, 'x')]) },
    {
      label: 'boundaries alone',
      parts: Array.from({ length: 2_000 }, () => Buffer.from(`--${BOUNDARY}\r\n`)),
    },
  );
};

export const hostileForm = (attack: Attack): fc.Arbitrary<HostileForm> =>
  fc.oneof(
    { weight: 4, arbitrary: withFile(attack) },
    { weight: 3, arbitrary: withHead(attack) },
    { weight: 3, arbitrary: withText(attack) },
    { weight: 2, arbitrary: withOthers(attack) },
    { weight: 3, arbitrary: broken(attack) },
  );
