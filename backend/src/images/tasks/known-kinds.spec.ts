import { readFile } from 'node:fs/promises';
import { distance, seen, verdict } from '../../../test/support/inspected';
import { fixturePath } from '../../../test/support/picture-fixtures';
import { tiff, type TiffKind } from '../../../test/support/tiff';

const COLOUR = [200, 80, 60, 255];
const RGB = Buffer.from(COLOUR.slice(0, 3));
const WIDE = Buffer.from(Uint16Array.from(RGB, (value) => value * 257).buffer);
const middle = async (bytes: Buffer) => (await seen(bytes, [0.5, 0.5]))[0];

const fixture = (file: string) => readFile(fixturePath(file));

describe('a TIFF', () => {
  it.each<[string, Partial<TiffKind>]>([
    ['of RGB', { pixel: RGB }],
    ['of 16 bits', { pixel: WIDE, bits: 16 }],
    ['big-endian', { pixel: RGB, bigEndian: true }],
  ])('%s is shown', async (_what, kind) =>
    expect(distance(await middle(tiff(kind)), COLOUR)).toBeLessThanOrEqual(1),
  );

  it('of Lab in 16 bits is shown', async () => {
    const pixel = Buffer.from(Uint16Array.of(150 * 257, 30 * 256, 20 * 256).buffer);
    const shown = await middle(tiff({ colours: 8, bits: 16, pixel }));
    expect(distance(shown, [200, 120, 108])).toBeLessThanOrEqual(3);
  });

  it.each<[string, Partial<TiffKind>]>([
    ['Lab', { colours: 8, pixel: RGB }],
    ['ICC Lab', { colours: 9, pixel: RGB }],
    ['Lab with alpha', { colours: 8, bits: 16, pixel: Buffer.alloc(8) }],
    ['what a sensor saw', { colours: 32803, pixel: Buffer.alloc(1) }],
    ['video', { colours: 6, pixel: RGB }],
    ['numbers of 32 bits', { bits: 32, pixel: Buffer.alloc(12) }],
    ['fractions', { bits: 32, format: 3, pixel: Buffer.alloc(12) }],
    ['numbers below zero', { format: 2, pixel: RGB }],
    ['12 bits', { bits: 12, pixel: Buffer.alloc(9), samples: 3 }],
    ['Zstandard', { compression: 50000, pixel: RGB }],
    ['LZMA', { compression: 34925, pixel: RGB }],
    ['JBIG', { compression: 34661, pixel: RGB }],
  ])('of %s is refused as unsupported', async (_what, kind) => {
    const bytes = tiff(kind);
    expect(await verdict(bytes)).toBe('notReadable');
  });

  it('counts as damaged wherever it is truncated', async () => {
    const whole = tiff({ pixel: RGB });
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      expect(await verdict(whole.subarray(0, whole.length * part))).toBe('damaged');
    }
  });
});

describe('a BMP', () => {
  /** A 32-bit BMP with a 40-byte header, followed by the masks of red, green, blue and alpha. */
  function masked(compression: number, header = 40): Buffer {
    const masks = compression === 6 ? 4 : 3;
    const file = Buffer.alloc(14 + 40 + 4 * masks + 4 * 64);
    file.write('BM');
    file.writeUInt32LE(file.length, 2);
    file.writeUInt32LE(54 + 4 * masks, 10);
    file.writeUInt32LE(header, 14);
    file.writeInt32LE(8, 18);
    file.writeInt32LE(8, 22);
    file.writeUInt16LE(1, 26);
    file.writeUInt16LE(32, 28);
    file.writeUInt32LE(compression, 30);
    const bytes = [0xff, 0xff00, 0xff0000, 0xff000000].slice(0, masks);
    bytes.forEach((mask, index) => file.writeUInt32LE(mask, 54 + 4 * index));
    return file.fill(Buffer.from(COLOUR), 54 + 4 * masks);
  }

  it.each<[string, () => Buffer]>([
    ['with masks', () => masked(3)],
    ['with masks and alpha', () => masked(6)],
    ['with masks in its header', () => masked(3, 52)],
  ])('%s is shown', async (_what, make) => expect(await middle(make())).toEqual(COLOUR));

  it('of OS/2 with a partial palette is shown', async () => {
    const file = Buffer.alloc(26 + 6 + 64, 1);
    file.write('BM');
    file.writeUInt32LE(32, 10);
    file.writeUInt32LE(12, 14);
    [8, 8, 1, 8].forEach((value, index) => file.writeUInt16LE(value, 18 + 2 * index));
    file.set([0, 0, 0, 60, 80, 200], 26);
    expect(await middle(file)).toEqual(COLOUR);
  });

  it.each([
    ['a JPEG in it', 30, 4],
    ['a PNG in it', 30, 5],
    ['two bits a pixel', 28, 2],
    ['64 bits a pixel', 28, 64],
    ['a header that nobody knows', 14, 90],
  ])('with %s is refused as unsupported', async (_what, at, value) => {
    const file = await fixture('24-bit.bmp');
    file.writeUInt16LE(value, at);
    expect(await verdict(file)).toBe('notReadable');
  });
});

it.each([
  ['hierarchical', 0xc5],
  ['lossless with arithmetic codes', 0xcb],
])('a JPEG that is %s is refused as unsupported', async (_what, marker) => {
  const file = await fixture('photo.jpg');
  file[file.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
  expect(await verdict(file)).toBe('notReadable');
});

it('a JPEG of 12 bits is refused as unsupported', async () => {
  const file = await fixture('photo.jpg');
  file[file.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12;
  expect(await verdict(file)).toBe('notReadable');
});
