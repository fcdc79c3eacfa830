export interface TiffKind {
  /** Bytes of one pixel; all pixels are equal. */
  pixel: Buffer;
  bits: number;
  samples: number;
  /** Photometric interpretation. */
  colours: number;
  compression: number;
  /** Sample format: 1 unsigned, 2 signed, 3 floating point. */
  format: number;
  bigEndian: boolean;
}

const SIDE = 16;
const [SHORT, LONG] = [3, 4];

/** A TIFF with one strip. The pixels are never compressed, even if `compression` is set. */
export function tiff(kind: Partial<TiffKind>): Buffer {
  const { pixel = Buffer.alloc(3), bits = 8, bigEndian = false } = kind;
  const samples = kind.samples ?? (pixel.length * 8) / bits;
  const pixels = Buffer.alloc(pixel.length * SIDE * SIDE, pixel);
  const lists = 8 + pixels.length;
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, SIDE],
    [257, LONG, 1, SIDE],
    [258, SHORT, samples, samples > 2 ? lists : bits],
    [259, SHORT, 1, kind.compression ?? 1],
    [262, SHORT, 1, kind.colours ?? 2],
    [273, LONG, 1, 8],
    [277, SHORT, 1, samples],
    [278, LONG, 1, SIDE],
    [279, LONG, 1, pixels.length],
    [339, SHORT, samples, samples > 2 ? lists + 2 * samples : (kind.format ?? 1)],
  ];
  const directory = lists + 4 * samples;
  const file = Buffer.alloc(directory + 2 + 12 * entries.length + 4);
  const short = (value: number, at: number) =>
    bigEndian ? file.writeUInt16BE(value, at) : file.writeUInt16LE(value, at);
  const long = (value: number, at: number) =>
    bigEndian ? file.writeUInt32BE(value, at) : file.writeUInt32LE(value, at);
  file.write(bigEndian ? 'MM' : 'II');
  short(42, 2);
  long(directory, 4);
  file.set(pixels, 8);
  for (let sample = 0; sample < samples; sample++) {
    short(bits, lists + 2 * sample);
    short(kind.format ?? 1, lists + 2 * (samples + sample));
  }
  short(entries.length, directory);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = directory + 2 + 12 * index;
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
    if (type === SHORT && count <= 2) short(value, at + 8);
    else long(value, at + 8);
  }
  return file;
}
