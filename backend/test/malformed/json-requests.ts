import fc from 'fast-check';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { brokenJson, hostileValue } from './hostile-json';
import { type HeaderLine, http, type RawRequest } from './raw-request';
import { type Attack, pathOf, tokenFor } from './target';

const JSON_TYPE = 'application/json';

interface Body {
  label: string;
  text: string;
}

/** A body that would be accepted if one of its fields did not hold what it holds. */
function spoiltBody({ call, target }: Attack): fc.Arbitrary<Body> {
  const valid = target.valid[call.name] ?? {};
  const own = Object.entries(call.fields).filter(([name]) => !name.includes('.'));
  const required = own.filter(([, field]) => field.required);
  const names = (required.length > 0 ? required : own).map(([name]) => name);
  const field = fc.constantFrom(...(names.length > 0 ? names : ['contact', 'join']));
  return fc.tuple(field, hostileValue).map(([name, [what, json]]) => {
    const others = Object.entries({ ...valid, [name]: undefined })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return {
      label: `${what.slice(0, 60)} as ${name}`,
      text: `{${[...others, `${JSON.stringify(name)}:${json}`].join()}}`,
    };
  });
}

const bodies = (attack: Attack): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 4, arbitrary: spoiltBody(attack) },
    { weight: 2, arbitrary: brokenJson.map((text) => ({ label: 'broken JSON', text })) },
    {
      weight: 1,
      arbitrary: hostileValue.map(([what, text]) => ({ label: `${what} as the body`, text })),
    },
  );

interface Encoded {
  label: string;
  bytes: Buffer;
  headers: readonly HeaderLine[];
  contentLength?: string;
  cut?: boolean;
}

const typed = (type: string, ...more: HeaderLine[]): readonly HeaderLine[] => [
  ['Content-Type', type],
  ...more,
];

/** Ways to send a text that are strange, or not what they say. */
const ENCODINGS: Readonly<Record<string, (text: string) => Omit<Encoded, 'label'>>> = {
  'as it is': (text) => ({ bytes: Buffer.from(text), headers: typed(JSON_TYPE) }),
  'in UTF-16': (text) => ({
    bytes: Buffer.from(`\ufeff${text}`, 'utf16le'),
    headers: typed(`${JSON_TYPE}; charset=utf-16`),
  }),
  'in UTF-16 called UTF-8': (text) => ({
    bytes: Buffer.from(text, 'utf16le'),
    headers: typed(JSON_TYPE),
  }),
  'in a charset that is none': (text) => ({
    bytes: Buffer.from(text),
    headers: typed(`${JSON_TYPE}; charset=utf-8; charset="\\"`),
  }),
  'in Latin 1': (text) => ({
    bytes: Buffer.from(text.replace(/x/, 'é'), 'latin1'),
    headers: typed(JSON_TYPE),
  }),
  'with invalid UTF-8': (text) => ({
    bytes: Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x28, 0xf0, 0x9f])]),
    headers: typed(JSON_TYPE),
  }),
  'as a gzip bomb': () => ({
    bytes: gzipSync(Buffer.concat([Buffer.from('{"name":"'), Buffer.alloc(20_000_000, 'x')])),
    headers: typed(JSON_TYPE, ['Content-Encoding', 'gzip']),
  }),
  'as a bomb of Brotli': () => ({
    bytes: brotliCompressSync(Buffer.alloc(5_000_000, '[')),
    headers: typed(JSON_TYPE, ['Content-Encoding', 'br']),
  }),
  'as half a gzip': (text) => ({
    bytes: gzipSync(text).subarray(0, 15),
    headers: typed(JSON_TYPE, ['Content-Encoding', 'gzip']),
  }),
  'as deflate that is none': (text) => ({
    bytes: Buffer.from(text),
    headers: typed(JSON_TYPE, ['Content-Encoding', 'deflate']),
  }),
  'deflated twice': (text) => ({
    bytes: deflateSync(deflateSync(text)),
    headers: typed(JSON_TYPE, ['Content-Encoding', 'deflate, deflate']),
  }),
  'in an unknown encoding': (text) => ({
    bytes: Buffer.from(text),
    headers: typed(JSON_TYPE, ['Content-Encoding', 'x-wood']),
  }),
  'as another type': (text) => ({ bytes: Buffer.from(text), headers: typed('text/html') }),
  'as a type that is none': (text) => ({ bytes: Buffer.from(text), headers: typed('///;;=') }),
  'without a type': (text) => ({ bytes: Buffer.from(text), headers: [] }),
  'cut off': (text) => ({
    bytes: Buffer.from(text).subarray(0, text.length / 2),
    headers: typed(JSON_TYPE),
    contentLength: String(text.length + 10),
    cut: true,
  }),
  'longer than it says': (text) => ({
    bytes: Buffer.from(`${text}\r\nGET / HTTP/1.1\r\n\r\n`),
    headers: typed(JSON_TYPE),
    contentLength: '1',
  }),
  'larger than allowed': (text) => ({
    bytes: Buffer.from(`${text}${' '.repeat(300_000)}`),
    headers: typed(JSON_TYPE),
  }),
  'in chunks': (text) => ({
    bytes: Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`),
    headers: typed(JSON_TYPE, ['Transfer-Encoding', 'chunked']),
  }),
};

/** Malformed JSON for a call. */
export const jsonRequest = (attack: Attack): fc.Arbitrary<RawRequest> =>
  fc
    .tuple(
      bodies(attack),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant('as it is') },
        { weight: 4, arbitrary: fc.constantFrom(...Object.keys(ENCODINGS)) },
      ),
    )
    .map(([{ label, text }, way]) => {
      const encoded = ENCODINGS[way]?.(text);
      const { bytes = Buffer.alloc(0), headers = [], contentLength, cut } = encoded ?? {};
      return {
        label: `${label}, ${way}`,
        cut,
        bytes: http({
          method: attack.call.method,
          target: pathOf(attack),
          headers: [['Authorization', tokenFor(attack)], ...headers],
          body: bytes,
          contentLength,
        }),
      };
    });
