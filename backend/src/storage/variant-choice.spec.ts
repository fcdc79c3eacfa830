import type { PictureTraits, VariantKey } from '../images/encodings';
import { bestOf, nearest, servedWidth, acceptedEncodings, warmUpKeys } from './variant-choice';

const traits = (changes: Partial<PictureTraits> = {}): PictureTraits => ({
  format: 'jpg',
  animated: false,
  transparent: false,
  width: 1000,
  height: 800,
  ...changes,
});
const SVG = traits({ format: 'svg', width: 40, height: 20 });

describe('acceptedEncodings', () => {
  it.each([
    [traits(), ['image/avif', 'image/webp', '*/*'], ['avif', 'webp', 'jpeg']],
    [traits(), ['image/webp', 'image/*'], ['webp', 'jpeg']],
    [traits(), ['*/*'], ['jpeg']],
    [traits(), [], ['jpeg']],
    [traits(), ['Image/AVIF'], ['avif', 'jpeg']],
    [traits({ transparent: true }), ['image/webp'], ['webp', 'png']],
    [traits({ animated: true }), ['image/avif', 'image/webp'], ['webp', 'gif']],
    [SVG, ['image/avif'], ['svg']],
  ])('of %j for %j are %j', (picture, types, expected) => {
    expect(acceptedEncodings(picture, types)).toEqual(expected);
  });
});

describe('servedWidth', () => {
  it.each([
    [1000, undefined, 1440],
    [1000, 1920, 1440],
    [1000, 960, 960],
    [320, 640, 320],
    [321, 640, 640],
    [5000, undefined, 1920],
  ] as const)('of %i pixels for %s is %i', (width, asked, expected) => {
    expect(servedWidth(traits({ width }), asked)).toBe(expected);
  });

  it('is none for an SVG', () => {
    expect(servedWidth(SVG, 640)).toBeNull();
  });
});

describe('warmUpKeys', () => {
  it('are WebP in every width that the picture has', () => {
    expect(warmUpKeys(traits({ width: 500 }))).toEqual([
      { width: 320, encoding: 'webp' },
      { width: 640, encoding: 'webp' },
    ]);
    expect(warmUpKeys(SVG)).toEqual([{ width: null, encoding: 'svg' }]);
  });
});

describe('bestOf and nearest', () => {
  const variant = (width: VariantKey['width'], encoding: VariantKey['encoding']) => ({
    width,
    encoding,
  });

  it('takes the first encoding that is there', () => {
    const [webp, jpeg] = [variant(320, 'webp'), variant(320, 'jpeg')];
    expect(bestOf([jpeg, webp], ['avif', 'webp', 'jpeg'])).toBe(webp);
    expect(bestOf([webp], ['jpeg'])).toBeUndefined();
  });

  it.each([
    [320, 640],
    [640, 640],
    [960, 1440],
    [1920, 1440],
  ] as const)('takes rather too wide than too narrow: %i gets %i', (width, expected) => {
    const ready = [variant(1440, 'webp'), variant(640, 'webp'), variant(320, 'avif')];
    expect(nearest(ready, ['webp', 'jpeg'], width)).toEqual(variant(expected, 'webp'));
  });

  it('takes nothing that the client does not', () => {
    expect(nearest([variant(640, 'avif')], ['webp', 'jpeg'], 640)).toBeUndefined();
  });
});
