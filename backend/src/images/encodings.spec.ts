import { encodingsOf, type PictureTraits, widthsOf } from './encodings';

const traits = (changes: Partial<PictureTraits> = {}): PictureTraits => ({
  format: 'jpg',
  animated: false,
  transparent: false,
  ...changes,
});

describe('encodingsOf', () => {
  it.each([
    ['a photograph', {}, ['avif', 'webp', 'jpeg']],
    ['a logo', { format: 'png', transparent: true }, ['avif', 'webp', 'png']],
    ['an animation', { format: 'gif', animated: true, transparent: true }, ['webp', 'gif']],
    ['a drawing', { format: 'svg', transparent: true }, ['svg']],
  ] as const)('%s', (_what, changes, encodings) => {
    expect(encodingsOf(traits(changes))).toEqual(encodings);
  });
});

describe('widthsOf', () => {
  it.each([
    [1, [320]],
    [320, [320]],
    [321, [320, 640]],
    [500, [320, 640]],
    [1440, [320, 640, 768, 960, 1440]],
    [1441, [320, 640, 768, 960, 1440, 1920]],
    [1920, [320, 640, 768, 960, 1440, 1920]],
    [8000, [320, 640, 768, 960, 1440, 1920]],
    [undefined, [320, 640, 768, 960, 1440, 1920]],
  ])('a width of %s', (width, widths) => expect(widthsOf(traits({ width }))).toEqual(widths));

  it('a drawing has none', () => {
    expect(widthsOf(traits({ format: 'svg', width: 500 }))).toEqual([]);
  });
});
