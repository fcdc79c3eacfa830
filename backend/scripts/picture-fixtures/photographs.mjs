import sharp from 'sharp';
import { heic, turned } from './heic.mjs';
import { COLOURS, GREYS, quadrants } from './quadrants.mjs';

const still = (options) => {
  const { data, raw } = quadrants(options);
  return sharp(data, { raw });
};

/** Colours in full resolution, so that a quadrant is one colour up to its edge. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' };

export const jpeg = () => still().jpeg(JPEG).toBuffer();
export const progressiveJpeg = () =>
  still()
    .jpeg({ ...JPEG, progressive: true })
    .toBuffer();
export const cmykJpeg = () => still().toColourspace('cmyk').jpeg(JPEG).toBuffer();
export const displayP3Jpeg = () => still().withIccProfile('p3').jpeg(JPEG).toBuffer();

/** As a telephone writes it: lying, with a note to turn it, where it was taken, and by what. */
export const cameraJpeg = () =>
  still()
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Teak Cameras', Model: 'Walnut 6', Copyright: 'The carpenter' },
      IFD2: { DateTimeOriginal: '2024:05:06 07:08:09', LensModel: 'Walnut wide' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 32/1 3600/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '39/1 10/1 2200/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg(JPEG)
    .toBuffer();

export const png = () => still().png().toBuffer();
export const pngWithAlpha = () => still({ alpha: true }).png().toBuffer();
export const palettePng = () => still().png({ palette: true, colours: 16 }).toBuffer();
export const interlacedPng = () => still().png({ progressive: true }).toBuffer();
export const sixteenBitPng = () => still().toColourspace('rgb16').png().toBuffer();
export const greyPng = () => still({ colours: GREYS }).greyscale().png().toBuffer();

export const lzwTiff = () => still().tiff({ compression: 'lzw' }).toBuffer();
export const cmykTiff = () => still().toColourspace('cmyk').tiff({ compression: 'lzw' }).toBuffer();

export const webp = () => still().webp({ quality: 90 }).toBuffer();
export const avif = () => still().avif({ quality: 80, chromaSubsampling: '4:4:4' }).toBuffer();
export const gif = () => still().gif().toBuffer();

/** Delays in milliseconds; twice around. */
export const ANIMATION = { delay: [100, 200, 300], loop: 2 };

/** The quadrants, then their colours moved on, twice. */
export const frames = () =>
  Promise.all(
    ANIMATION.delay.map((_delay, turn) => {
      const colours = [...COLOURS.slice(turn), ...COLOURS.slice(0, turn)];
      return still({ colours }).png().toBuffer();
    }),
  );

const animation = async () => sharp(await frames(), { join: { animated: true } });
export const animatedGif = async () => (await animation()).gif(ANIMATION).toBuffer();
export const animatedWebp = async () => (await animation()).webp(ANIMATION).toBuffer();

export const plainHeic = async () => heic(await png());
export const heicWithAlpha = async () => heic(await pngWithAlpha());
export const tenBitHeic = async () => heic(await sixteenBitPng(), '-b', '10');
/** Lying to the right, with the property to turn it back. */
export const turnedHeic = async () => turned(heic(await still().rotate(90).png().toBuffer()));
export const displayP3Heic = async () => heic(await still().withIccProfile('p3').png().toBuffer());
