import fc from 'fast-check';
import { deflateSync, gzipSync } from 'node:zlib';
import { hostileFile } from './hostile-files';
import { brokenJson, hostileValue } from './hostile-json';
import type { Body } from '../document/document';
import type { Fields } from './bodies';
import type { FormFile } from './files';
import type { FormPart, PlannedBody } from './plan';

/** Fields that clients must not set, and names that could change a prototype. */
const EXTRA_NAMES: readonly string[] = [
  '_id',
  'createdAt',
  'isRead',
  '$set',
  '__proto__',
  'constructor',
  'toString',
  'image.url',
  'images[4]',
  'constructor[prototype][x]',
  '',
  '\u0000',
  'اسم',
];

const FILE_NAMES: readonly string[] = [
  '../../../../etc/passwd',
  'ص'.repeat(250),
  '\u202egnp.exe',
  'a\u0000.png',
  'a;b="c".png',
  "x.png'; filename*=utf-8''y",
  '<img src=x onerror=alert(1)>.png',
  '$(reboot).pdf',
];

const TEXTS: readonly string[] = [
  '\u0000',
  '<script>alert(1)</script>',
  'x'.repeat(1_000_000),
  '🪵'.repeat(17_000),
  '\u0301'.repeat(5_000),
  '\ufdfa'.repeat(10_000),
  ' '.repeat(60_000),
  '\r\n'.repeat(5_000),
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx',
  '/api/files/0123456789abcdef01234567',
];

const namesOf = ({ schema }: Body): string[] => Object.keys(schema.properties ?? {});

/** A JSON body with hostile values in some fields. */
const jsonFields = (body: Body, valid: fc.Arbitrary<Fields>): fc.Arbitrary<PlannedBody> => {
  const name = fc.constantFrom(...namesOf(body), ...EXTRA_NAMES);
  const value = fc.oneof(
    { weight: 3, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constantFrom(...TEXTS).map((text) => JSON.stringify(text)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)) },
  );
  return fc
    .tuple(valid, fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }))
    .map(([fields, changes]) => ({ type: 'json', fields, texts: Object.fromEntries(changes) }));
};

const bytesOf = (
  bytes: Buffer,
  contentType: string | undefined,
  encoding?: string,
): PlannedBody => ({ type: 'bytes', bytes, contentType, encoding });

/** 20 MB of zeros, which compress to almost nothing. */
const SWELLING = Buffer.alloc(20_000_000);

const jsonBytes: fc.Arbitrary<PlannedBody> = fc
  .tuple(brokenJson, fc.constantFrom('application/json', 'application/json; charset=utf-8'))
  .map(([text, type]) => bytesOf(Buffer.from(text), type));

/** Bodies of unsupported media types, and random bytes. */
const otherBytes: fc.Arbitrary<PlannedBody> = fc.oneof(
  fc
    .tuple(
      fc.uint8Array({ maxLength: 2_000 }),
      fc.constantFrom(
        'application/octet-stream',
        'application/x-www-form-urlencoded',
        'text/xml',
        'application/json',
        'multipart/form-data; boundary=b',
        'multipart/mixed; boundary=b',
        undefined,
      ),
    )
    .map(([bytes, type]) => bytesOf(Buffer.from(bytes), type)),
  fc.constant(bytesOf(gzipSync(SWELLING), 'application/json', 'gzip')),
  fc.constant(bytesOf(deflateSync(SWELLING), 'application/json', 'deflate')),
  fc.constant(bytesOf(Buffer.from('{}'), 'application/json', 'br')),
);

const file: fc.Arbitrary<FormFile> = fc
  .tuple(
    hostileFile,
    fc.constantFrom(...FILE_NAMES, 'x.png', 'x.pdf', 'x.svg'),
    fc.constantFrom('image/png', 'application/pdf', 'text/html', 'x', undefined),
  )
  .map(([bytes, name, type]) => ({ name, bytes, type }));

/** Extra parts in an otherwise valid form. */
const formParts = (body: Body, valid: fc.Arbitrary<Fields>): fc.Arbitrary<PlannedBody> => {
  const name = fc.constantFrom(...namesOf(body), ...EXTRA_NAMES);
  const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary' }));
  const content = fc.oneof<fc.Arbitrary<FormPart['content']>[]>(text, file);
  const parts = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.array(fc.record({ name, content }), { minLength: 1, maxLength: 4 }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.record({ name, content: fc.constant('x') }), fc.constantFrom(50, 199, 250, 2_000))
        .map(([part, times]) => Array.from({ length: times }, () => part)),
    },
  );
  return fc.tuple(valid, parts, fc.boolean()).map(([fields, added, replaces]): PlannedBody => {
    const replaced = new Set(replaces ? added.map((part) => part.name) : []);
    const kept = Object.entries(fields).filter(([one]) => !replaced.has(one));
    return { type: 'parts', fields: Object.fromEntries(kept), parts: added };
  });
};

/** Bodies that our frontends never send; also for calls without a body. */
export function hostileBody(
  body: Body | undefined,
  valid: fc.Arbitrary<Fields>,
): fc.Arbitrary<PlannedBody> {
  const own = body && (body.kind === 'form' ? formParts(body, valid) : jsonFields(body, valid));
  return fc.oneof(
    ...(own ? [{ weight: 8, arbitrary: own }] : []),
    { weight: body?.kind === 'form' ? 1 : 2, arbitrary: jsonBytes },
    { weight: 1, arbitrary: otherBytes },
  );
}
