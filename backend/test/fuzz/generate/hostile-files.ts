import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { PICTURE } from '../../contract/support/payload';

const png = PICTURE.bytes;

/** A PNG whose header claims the given size. */
function claimingPng(width: number, height: number): Buffer {
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(width, 16);
  claimed.writeUInt32BE(height, 20);
  return claimed;
}

const svg = (content: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`,
  );

const LAUGHS = Array.from(
  { length: 10 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('');

/** Files that are neither a valid picture nor a valid document, by description. */
const FILES: Readonly<Record<string, () => Buffer>> = {
  nothing: () => Buffer.alloc(0),
  'half a PNG': () => png.subarray(0, 60),
  'a PNG of 60,000 by 60,000': () => claimingPng(60_000, 60_000),
  'a PNG wider than a number': () => claimingPng(0x7fffffff, 0x7fffffff),
  'a PNG whose data swells': () =>
    Buffer.concat([png.subarray(0, 33), deflateSync(Buffer.alloc(5_000_000))]),
  'a JPEG of a beginning alone': () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
  'a GIF of a header alone': () => Buffer.from('GIF89a\u00ff\u00ff\u00ff\u00ff', 'latin1'),
  'a BMP of 30,000 by 30,000': () => {
    const bmp = Buffer.alloc(60);
    bmp.write('BM');
    bmp.writeUInt32LE(54, 10);
    bmp.writeUInt32LE(40, 14);
    bmp.writeInt32LE(30_000, 18);
    bmp.writeInt32LE(30_000, 22);
    bmp.writeUInt16LE(1, 26);
    bmp.writeUInt16LE(24, 28);
    return bmp;
  },
  'an ICO of 65,535 pictures': () => Buffer.from([0, 0, 1, 0, 0xff, 0xff, 0, 0, 0, 0, 1, 0]),
  'a TIFF that leads to itself': () =>
    Buffer.from('II*\u0000\u0008\u0000\u0000\u0000\u0000\u0000\u0008\u0000\u0000\u0000', 'latin1'),
  'a HEIC of a header alone': () =>
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
  'an AVIF of a header alone': () =>
    Buffer.from('\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000mif1avif', 'latin1'),
  'a WebP of a wrong length': () =>
    Buffer.from('RIFF\u00ff\u00ff\u00ff\u007fWEBPVP8 \u00ff\u00ff\u00ff\u007f', 'latin1'),
  'an SVG that swells': () =>
    svg('<text>&l10;</text>', `<!DOCTYPE svg [<!ENTITY l0 "ha">${LAUGHS}]>`),
  'an SVG that reads files': () =>
    svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  'an SVG of 20,000 levels': () => svg('<g>'.repeat(20_000)),
  'a PDF of a header alone': () => Buffer.from('%PDF-1.7\n'),
  'a PDF that points nowhere': () =>
    Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer << /Root 9 0 R >>\nstartxref\n99999\n%%EOF',
    ),
};

export const hostileFile: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...Object.values(FILES)).map((make) => make()) },
  {
    weight: 2,
    // In the header and in the picture data, which have checksums.
    arbitrary: fc
      .tuple(
        fc.oneof(fc.integer({ min: 16, max: 28 }), fc.integer({ min: 62, max: 77 })),
        fc.integer({ min: 1, max: 255 }),
      )
      .map(([at, change]) => {
        const bytes = Buffer.from(png);
        bytes[at] = ((bytes[at] ?? 0) + change) % 256;
        return bytes;
      }),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ minLength: 1, maxLength: 5_000 }).map((bytes) => Buffer.from(bytes)),
  },
);
