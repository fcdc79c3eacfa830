import { distance, seen, verdict } from '../../../test/support/inspected';

interface Frame {
  at: [x: number, y: number, side: number];
  colour: number;
  disposal?: number;
}

const SIDE = 40;
const BROWN = [160, 82, 45, 255];
const GREEN = [0, 128, 0, 255];
const NOTHING = [0, 0, 0, 0];
const PALETTE = [255, 255, 255, ...BROWN.slice(0, 3), ...GREEN.slice(0, 3), 0, 0, 200];

/** 3-bit LZW codes: the table is cleared after each pair of pixels, so that it never grows. */
function pixels(count: number, colour: number): number[] {
  const codes = Array.from({ length: count }, (_, n) => (n % 2 ? [colour] : [4, colour])).flat();
  let bits = '';
  for (const code of [...codes, 5]) bits = code.toString(2).padStart(3, '0') + bits;
  const bytes = Array.from({ length: Math.ceil(bits.length / 8) }, (_, n) =>
    parseInt(bits.slice(Math.max(0, bits.length - 8 * (n + 1)), bits.length - 8 * n), 2),
  );
  const blocks = [2];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return [...blocks, 0];
}

/** A GIF of four colours with square frames, as written by programs without transparency. */
function gif(frames: Frame[]): Buffer {
  const header = [...Buffer.from('GIF89a'), SIDE, 0, SIDE, 0, 0x81, 0, 0, ...PALETTE];
  const images = frames.flatMap(({ at: [x, y, side], colour, disposal = 1 }) => [
    ...[0x21, 0xf9, 4, disposal << 2, 10, 0, 0, 0, 0x2c, x, 0, y, 0, side, 0, side, 0, 0],
    ...pixels(side * side, colour),
  ]);
  return Buffer.from([...header, ...images, 0x3b]);
}

const CORNER = [0.05, 0.05] as [number, number];
const MIDDLE = [0.5, 0.5] as [number, number];

async function expectSeen(bytes: Buffer, ...expected: number[][]): Promise<void> {
  const found = await seen(bytes, CORNER, MIDDLE);
  expect(found).toHaveLength(expected.length);
  for (const [index, colour] of expected.entries()) {
    expect(distance(found[index], colour)).toBeLessThanOrEqual(2);
  }
}

describe('an area that no frame of a GIF covers', () => {
  it('is transparent in a still', () =>
    expectSeen(gif([{ at: [10, 10, 20], colour: 1 }]), NOTHING, BROWN));

  it('is transparent in an animation until a frame covers it', () =>
    expectSeen(
      gif([
        { at: [10, 10, 20], colour: 1 },
        { at: [0, 0, 10], colour: 2 },
      ]),
      ...[NOTHING, BROWN],
      ...[GREEN, BROWN],
    ));

  it('is transparent where a frame is cleared', () =>
    expectSeen(
      gif([
        { at: [0, 0, 40], colour: 1, disposal: 2 },
        { at: [10, 10, 20], colour: 2 },
      ]),
      ...[BROWN, BROWN],
      ...[NOTHING, GREEN],
    ));

  it('shows the earlier frame where a frame is reverted', () =>
    expectSeen(
      gif([
        { at: [0, 0, 40], colour: 1 },
        { at: [10, 10, 20], colour: 2, disposal: 3 },
        { at: [0, 0, 10], colour: 2 },
      ]),
      ...[BROWN, BROWN],
      ...[BROWN, GREEN],
      ...[GREEN, BROWN],
    ));
});

it('makes a truncated GIF count as damaged', async () => {
  const whole = gif([
    { at: [0, 0, 40], colour: 1 },
    { at: [10, 10, 20], colour: 2 },
  ]);
  for (const part of [0.3, 0.6, 0.8, 0.95]) {
    expect(await verdict(whole.subarray(0, whole.length * part))).toBe('damaged');
  }
});
