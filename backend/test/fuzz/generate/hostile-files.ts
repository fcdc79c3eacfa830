import fc from 'fast-check';
import { PICTURE } from '../../contract/support/payload';
import * as hostile from '../../support/hostile-pictures';

const png = PICTURE.bytes;

const text = (content: string) => () => Buffer.from(content, 'latin1');

/** Files that are neither a valid picture nor a valid document. */
const FILES: readonly (() => Buffer)[] = [
  () => Buffer.alloc(0),
  () => png.subarray(0, 60),
  () => hostile.hugePng(30_000),
  () => hostile.hugeBmp(30_000),
  () => hostile.hugeTiff(30_000),
  () => hostile.hugeGif(60_000),
  hostile.hugeJpeg,
  hostile.hugeWebp,
  hostile.crowdedIco,
  hostile.laughingSvg,
  hostile.deepSvg,
  // Headers alone.
  text('GIF89a\u00ff\u00ff\u00ff\u00ff'),
  text('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic'),
  text('\u0000\u0000\u0000\u0018ftypavif\u0000\u0000\u0000\u0000mif1avif'),
  text('%PDF-1.7\n'),
  text('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer << /Root 9 0 R >>\nstartxref\n99999\n%%EOF'),
  text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
];

export const hostileFile: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...FILES).map((make) => make()) },
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
