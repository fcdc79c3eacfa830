import type { PictureWidth } from '@manjara/contracts';
import type { PictureTraits, VariantKey } from '../images/encodings';
import { acceptedEncodings, nearest, servedWidth } from './variant-choice';

const traits = (changes: Partial<PictureTraits> = {}): PictureTraits => ({
  format: 'jpg',
  animated: false,
  transparent: false,
  width: 1000,
  height: 800,
  ...changes,
});
const SVG = traits({ format: 'svg', width: 40, height: 20, transparent: true });

describe('acceptedEncodings', () => {
  it.each([
    ['a photograph', traits(), ['image/avif', 'image/webp', '*/*'], ['avif', 'webp', 'jpeg']],
    ['a photograph', traits(), ['*/*'], ['jpeg']],
    ['a logo', traits({ transparent: true }), ['Image/WebP'], ['webp', 'png']],
    ['an animation', traits({ animated: true }), ['image/avif', 'image/webp'], ['webp', 'gif']],
    ['a drawing', SVG, ['image/avif'], ['avif', 'png']],
  ])('of %s', (_what, picture, types, expected) => {
    expect(acceptedEncodings(picture, types)).toEqual(expected);
  });
});

describe('servedWidth', () => {
  it.each([
    [1000, undefined, 1440],
    [1000, 960, 960],
    [320, 640, 320],
    [321, 640, 640],
    [5000, undefined, 1920],
    [5000, 2880, 2880],
    [1800, 2880, 1920],
  ] as const)('of %i pixels for %s is %i', (width, asked, expected) => {
    expect(servedWidth(traits({ width }), asked)).toBe(expected);
  });

  it('is any width for a drawing', () =>
    expect([320, 1920, 2880].map((w) => servedWidth(SVG, w as PictureWidth))).toEqual([
      320, 1920, 2880,
    ]));
});

describe('nearest', () => {
  const variant = (width: VariantKey['width'], encoding: VariantKey['encoding']) => ({
    width,
    encoding,
  });

  it.each([
    [320, 640],
    [640, 640],
    [960, 1440],
    [1920, 1440],
  ] as const)('prefers the next wider one: %i gets %i', (width, expected) => {
    const ready = [variant(1440, 'webp'), variant(640, 'webp'), variant(320, 'avif')];
    expect(nearest(ready, ['webp', 'jpeg'], width)).toEqual(variant(expected, 'webp'));
  });
});
