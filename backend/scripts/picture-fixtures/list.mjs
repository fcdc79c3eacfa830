import { apng } from './apng.mjs';
import * as bitmaps from './bitmaps.mjs';
import * as drawings from './drawings.mjs';
import * as photographs from './photographs.mjs';
import { COLOURS, GREYS, HEIGHT, WIDTH } from './quadrants.mjs';

/** How far a channel may be off: lossy encodings, and the way through CMYK and back. */
const LOSSLESS = 2;
const LOSSY = 10;
const PRINTED = 45;

const fixture = (file, format, what, make, others = {}) => ({
  file,
  what,
  format,
  width: WIDTH,
  height: HEIGHT,
  animated: false,
  transparent: false,
  /** Of the four quadrants; null where it shows something else. */
  colours: COLOURS,
  tolerance: LOSSLESS,
  make,
  ...others,
});

const pngIcon = async () => [
  { width: WIDTH, height: HEIGHT, content: await photographs.pngWithAlpha() },
];
const bitmapIcon = () =>
  [
    { width: 16, height: 16 },
    { width: WIDTH, height: HEIGHT },
    { width: 32, height: 32 },
  ].map((size) => ({ ...size, content: bitmaps.iconBitmap(size) }));

/** Each: its file, what it is, what must be found in it, and `make`, which gives its bytes. */
export const FIXTURES = [
  fixture('photo.jpg', 'jpg', 'a JPEG', photographs.jpeg, { tolerance: LOSSY }),
  fixture('progressive.jpg', 'jpg', 'a progressive JPEG', photographs.progressiveJpeg, {
    tolerance: LOSSY,
  }),
  fixture('jpeg-inside.png', 'jpg', 'a JPEG under the name of a PNG', photographs.jpeg, {
    tolerance: LOSSY,
  }),
  fixture(
    'camera.jpg',
    'jpg',
    'a photograph that its EXIF data turns (orientation 6), with place and camera',
    photographs.cameraJpeg,
    { tolerance: LOSSY },
  ),
  fixture('cmyk.jpg', 'jpg', 'a JPEG for print, in CMYK', photographs.cmykJpeg, {
    tolerance: PRINTED,
  }),
  fixture(
    'display-p3.jpg',
    'jpg',
    'a JPEG in the colours of Display P3',
    photographs.displayP3Jpeg,
    {
      tolerance: LOSSY,
    },
  ),

  fixture('plain.png', 'png', 'a PNG', photographs.png),
  fixture('alpha.png', 'png', 'a PNG, half transparent in one quadrant', photographs.pngWithAlpha, {
    transparent: true,
  }),
  fixture('palette.png', 'png', 'a PNG with a palette', photographs.palettePng),
  fixture('interlaced.png', 'png', 'an interlaced PNG', photographs.interlacedPng),
  fixture('16-bit.png', 'png', 'a PNG of 16 bits a channel', photographs.sixteenBitPng),
  fixture('grey.png', 'png', 'a PNG in shades of grey', photographs.greyPng, { colours: GREYS }),
  fixture('animated.png', 'png', 'an animated PNG, of which the first frame is shown', async () =>
    apng(await photographs.frames()),
  ),

  fixture('still.gif', 'gif', 'a GIF', photographs.gif, { tolerance: LOSSY }),
  fixture('animated.gif', 'gif', 'a GIF of three frames', photographs.animatedGif, {
    animated: true,
    tolerance: LOSSY,
  }),

  fixture('24-bit.bmp', 'bmp', 'a BMP', bitmaps.bmp24),
  fixture('from-the-top.bmp', 'bmp', 'a BMP whose rows begin at the top', bitmaps.bmp24FromTheTop),
  fixture('alpha.bmp', 'bmp', 'a BMP with alpha', bitmaps.bmp32WithAlpha, { transparent: true }),
  fixture('8-bit.bmp', 'bmp', 'a BMP with a palette', bitmaps.bmp8),
  fixture('4-bit.bmp', 'bmp', 'a BMP with two pixels in a byte', bitmaps.bmp4),
  fixture('run-length.bmp', 'bmp', 'a compressed BMP', bitmaps.bmpRle8),

  fixture('lzw.tiff', 'tiff', 'a TIFF', photographs.lzwTiff),
  fixture('cmyk.tiff', 'tiff', 'a TIFF for print, in CMYK', photographs.cmykTiff, {
    tolerance: PRINTED,
  }),

  fixture('still.webp', 'webp', 'a WebP', photographs.webp, { tolerance: LOSSY }),
  fixture('animated.webp', 'webp', 'a WebP of three frames', photographs.animatedWebp, {
    animated: true,
    tolerance: LOSSY,
  }),

  fixture('still.avif', 'avif', 'an AVIF', photographs.avif, { tolerance: LOSSY }),

  fixture('photo.heic', 'heic', 'a HEIC', photographs.plainHeic, { tolerance: LOSSY }),
  fixture('turned.heic', 'heic', 'a HEIC that is turned for display', photographs.turnedHeic, {
    tolerance: LOSSY,
  }),
  fixture('alpha.heic', 'heic', 'a HEIC with alpha', photographs.heicWithAlpha, {
    transparent: true,
    tolerance: LOSSY,
  }),
  fixture('10-bit.heic', 'heic', 'a HEIC of 10 bits a channel', photographs.tenBitHeic, {
    tolerance: LOSSY,
  }),
  fixture(
    'display-p3.heic',
    'heic',
    'a HEIC in Display P3, as iPhones write it',
    photographs.displayP3Heic,
    {
      tolerance: LOSSY,
    },
  ),

  fixture('png.ico', 'ico', 'an icon that holds a PNG', async () => bitmaps.ico(await pngIcon()), {
    transparent: true,
  }),
  fixture(
    'bitmaps.ico',
    'ico',
    'an icon of three bitmaps, the largest in the middle',
    () => bitmaps.ico(bitmapIcon()),
    {
      transparent: true,
    },
  ),

  fixture(
    'without-size.svg',
    'svg',
    'an SVG whose size is that of its viewBox',
    () => drawings.withoutSize,
  ),
  fixture(
    'script.svg',
    'svg',
    'an SVG with scripts and foreign addresses',
    () => drawings.scripted,
  ),
  fixture(
    'designed.svg',
    'svg',
    'an SVG with gradients, clips, masks, filters, styles and text',
    () => drawings.designed,
    {
      width: 192,
      height: 128,
      transparent: true,
      colours: null,
    },
  ),
];
