import type { PictureFormat } from '../encodings';
import { openBmp } from './bmp';
import { openGif } from './gif';
import { openAvif, openHeic } from './heif';
import { openIco } from './ico';
import type { OpenPicture } from './opened-picture';
import { openWithSharp } from './sharp-picture';
import { openSvg } from './svg/drawing';
import { openTiff } from './tiff';

const OPENERS: Readonly<Record<PictureFormat, (path: string) => Promise<OpenPicture>>> = {
  jpg: (path) => openWithSharp(path, 'jpg'),
  png: (path) => openWithSharp(path, 'png'),
  webp: (path) => openWithSharp(path, 'webp'),
  avif: openAvif,
  heic: openHeic,
  gif: openGif,
  tiff: openTiff,
  svg: openSvg,
  bmp: openBmp,
  ico: openIco,
};

/** @throws PictureRejected, or the decoder's error */
export const openPicture = (path: string, format: PictureFormat): Promise<OpenPicture> =>
  OPENERS[format](path);
