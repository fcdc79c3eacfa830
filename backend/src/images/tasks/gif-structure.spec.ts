import { readFileSync } from 'node:fs';
import { fixturePath } from '../../../test/support/picture-fixtures';
import { isCompleteGif } from './gif-structure';

describe('isCompleteGif', () => {
  const whole = readFileSync(fixturePath('animated.gif'));

  it('takes a whole one, whatever follows it', () => {
    expect(isCompleteGif(whole)).toBe(true);
    expect(isCompleteGif(Buffer.concat([whole, Buffer.from('\0\0garbage')]))).toBe(true);
  });

  it('takes one that ends with a block, but without the mark of the end', () => {
    expect(isCompleteGif(whole.subarray(0, -1))).toBe(true);
  });

  it('finds every cut in a block', () => {
    // The last frame's last block: its end, some of its bytes, its length.
    for (const cut of [2, 3, 20]) expect(isCompleteGif(whole.subarray(0, -cut))).toBe(false);
    for (const share of [0.3, 0.5, 0.9]) {
      expect(isCompleteGif(whole.subarray(0, Math.floor(whole.length * share)))).toBe(false);
    }
  });
});
