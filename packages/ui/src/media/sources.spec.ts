import { pictureSources } from './sources';

const url = '/api/files/1';

describe('pictureSources', () => {
  it('offers every width of a large picture, and a medium one as fallback', () => {
    expect(pictureSources({ url, width: 4000 })).toEqual({
      src: `${url}?w=960`,
      srcSet: [320, 640, 768, 960, 1440, 1920, 2880].map((w) => `${url}?w=${w} ${w}w`).join(', '),
    });
  });

  it('stops at the width that covers the picture, and says how wide that really is', () => {
    expect(pictureSources({ url, width: 1200 })).toEqual({
      src: `${url}?w=768`,
      srcSet: `${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=768 768w, ${url}?w=960 960w, ${url}?w=1440 1200w`,
    });
  });

  it.each([
    [640, `${url}?w=320 320w, ${url}?w=640 640w`],
    [641, `${url}?w=320 320w, ${url}?w=640 640w, ${url}?w=768 641w`],
  ])('never names a width twice (%i px)', (width, srcSet) => {
    expect(pictureSources({ url, width }).srcSet).toBe(srcSet);
  });

  it('leaves a small picture without a choice', () => {
    expect(pictureSources({ url, width: 64 })).toEqual({ src: `${url}?w=320` });
  });

  it('offers every width where the picture’s own is not known', () => {
    expect(pictureSources({ url }).srcSet).toContain(`${url}?w=2880 2880w`);
  });
});
