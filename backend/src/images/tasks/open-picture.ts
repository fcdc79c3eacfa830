import type { PictureFormat } from '../encodings';
import { openBmp } from './bmp';
import { openGif } from './gif';
import { openAvif, openHeic } from './heif';
import { openIco } from './ico';
import type { DecodablePicture } from './decodable-picture';
import { openWithSharp } from './sharp-picture';
import { openSvg } from './svg/drawing';
import { openTiff } from './tiff';

type Opener = (file: Buffer) => DecodablePicture | Promise<DecodablePicture>;

const OPENERS: Readonly<Record<PictureFormat, Opener>> = {
  jpg: (file) => openWithSharp(file, 'jpg'),
  png: (file) => openWithSharp(file, 'png'),
  webp: (file) => openWithSharp(file, 'webp'),
  avif: openAvif,
  heic: openHeic,
  gif: openGif,
  tiff: openTiff,
  svg: openSvg,
  bmp: openBmp,
  ico: openIco,
};

/** @throws PictureRejected, or the decoder's error */
export const openPicture = (file: Buffer, format: PictureFormat): ReturnType<Opener> =>
  OPENERS[format](file);
