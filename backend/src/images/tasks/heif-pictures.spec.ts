import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixturePath } from '../../../test/support/picture-fixtures';
import { distance, seen, verdict } from '../../../test/support/inspected';

const heif = (file: string) => readFile(join(__dirname, '../../../test/fixtures/heif', file));
const middle = async (bytes: Buffer) => (await seen(bytes, [0.5, 0.5]))[0];

/** A picture with other code points: primaries, transfer, matrix, full range. */
async function withColours(file: string, ...[primaries, transfer, matrix, full]: number[]) {
  const bytes = await heif(file);
  const at = bytes.indexOf('colrnclx') + 8;
  for (const [index, value] of [primaries, transfer, matrix].entries()) {
    bytes.writeUInt16BE(value as number, at + 2 * index);
  }
  bytes[at + 6] = full ? 0x80 : 0;
  return bytes;
}

/** How Chromium shows (201, 80, 61) with these primaries and this transfer. */
const SHOWN: [what: string, primaries: number, transfer: number, colour: number[]][] = [
  ['sRGB', 1, 13, [201, 80, 61]],
  ['television', 1, 1, [201, 80, 61]],
  ['nothing said', 2, 2, [201, 80, 61]],
  ['Display P3', 12, 13, [217, 69, 51]],
  ['Display P3 with the curve of television', 12, 1, [217, 69, 51]],
  ['BT.2020', 9, 14, [246, 36, 51]],
  ['PAL', 5, 6, [204, 80, 61]],
  ['NTSC', 6, 6, [196, 84, 60]],
  ['EBU', 22, 13, [203, 84, 60]],
  ['gamma 2.2', 1, 4, [202, 79, 58]],
  ['gamma 2.8', 1, 5, [190, 56, 37]],
  ['SMPTE 240', 1, 7, [207, 97, 78]],
  ['light itself', 1, 8, [230, 152, 134]],
];

describe('colours described by code points', () => {
  it.each([
    ...SHOWN.map((row) => ['p3.avif', ...row] as const),
    // The same code converts both kinds.
    ...SHOWN.filter(([what]) => what === 'BT.2020').map((row) => ['p3.heic', ...row] as const),
  ])('of %s: %s', async (file, _what, primaries, transfer, colour) => {
    const bytes = await withColours(file, primaries, transfer, 6, 1);
    expect(distance(await middle(bytes), colour)).toBeLessThanOrEqual(4);
  });

  it.each([
    ['p3.avif', 'highDynamicRange', 'PQ', 9, 16],
    ['p3.heic', 'highDynamicRange', 'PQ', 9, 16],
    ['p3.avif', 'highDynamicRange', 'HLG', 9, 18],
    ['p3.avif', 'highDynamicRange', 'PQ on P3', 12, 16],
    ['p3.avif', 'notReadable', 'a logarithm', 1, 9],
    ['p3.heic', 'notReadable', 'film', 8, 13],
  ])('of %s are refused as %s: %s', async (file, refused, _what, primaries, transfer) =>
    expect(await verdict(await withColours(file, primaries, transfer, 6, 1))).toBe(refused),
  );
});

it.each(['grey-limited.avif', 'grey-limited.heic'])(
  'expands the limited range of %s',
  async (file) => {
    const [full = []] = await seen(await withColours(file, 1, 13, 6, 1), [0.5, 0.5]);
    const expected = ((full[0] as number) - 16) * (255 / 219);
    const limited = await middle(await withColours(file, 1, 13, 6, 0));
    expect(distance(limited, [expected, expected, expected])).toBeLessThanOrEqual(1);
  },
);

it('shows the still picture of an animated AVIF', async () =>
  expect(distance(await middle(await heif('animated.avif')), [200, 80, 60])).toBeLessThan(4));

it('has its own message for a film without a still picture', async () => {
  const bytes = await heif('animated.avif');
  bytes.write('free', bytes.indexOf('meta'));
  expect(await verdict(bytes)).toBe('notReadable');
});

const WHOLE = [
  () => heif('grid.heic'),
  () => heif('p3.avif'),
  () => readFile(fixturePath('photo.heic')),
  () => readFile(fixturePath('alpha.heic')),
  () => readFile(fixturePath('still.avif')),
];

it.each(WHOLE)('%s is damaged wherever it is cut', async (read) => {
  const whole = await read();
  expect(await verdict(whole)).toBe('accepted');
  for (const part of [0.2, 0.65, 0.97]) {
    expect(await verdict(whole.subarray(0, whole.length * part))).toBe('damaged');
  }
  expect(await verdict(whole.subarray(0, -1))).toBe('damaged');
});
