import { crc32, deflateSync } from 'node:zlib';
import { MAX_MEGAPIXELS } from '../picture-limits';
import { HeifImage } from './libheif';
import { srgbConversion } from './nclx-colours';
import { checkPixels, type DecodablePicture } from './decodable-picture';
import { fromPixels, sharp, SHARP_OPTIONS, shrunk, toPixels } from './pixels';
import { openWithSharp } from './sharp-picture';

const BRAND_AT = 8;
/** Where the chunks begin that follow a PNG's header. */
const AFTER_PNG_HEADER = 33;

/**
 * Opens an AVIF with sharp, which does not convert colours given as code points. An animated AVIF
 * is shown as its still picture.
 */
export async function openAvif(file: Buffer): Promise<DecodablePicture> {
  const toSrgb = srgbConversion(new HeifImage(file));
  // sharp does not know the brand of animated AVIFs, which can be read as stills, too.
  file.write('avif', BRAND_AT, 'latin1');
  const picture = await openWithSharp(file, 'avif');
  return { ...picture, decode: async (box) => toSrgb(await picture.decode(box)) };
}

/** Opens a HEIC photograph. The container's orientation is used; the one in EXIF is a copy. */
export function openHeic(file: Buffer): DecodablePicture {
  const image = new HeifImage(file);
  const { width, height, profile } = image;
  const toSrgb = srgbConversion(image);
  checkPixels(width * height, MAX_MEGAPIXELS.heic);
  return {
    width,
    height,
    frames: 1,
    decode: async (box) => {
      const small = shrunk(fromPixels(image.decode()), box);
      if (!profile) return toSrgb(await toPixels(small));
      const png = await small.png({ compressionLevel: 0 }).toBuffer();
      return toPixels(sharp(withProfile(png, profile), SHARP_OPTIONS));
    },
  };
}

/** Adds an ICC profile to a PNG without converting it: sharp can only convert. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  const rest = [length, content, checksum, png.subarray(AFTER_PNG_HEADER)];
  return Buffer.concat([png.subarray(0, AFTER_PNG_HEADER), ...rest]);
}
