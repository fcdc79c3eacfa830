import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture of one colour; the bytes differ on every call. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif' = 'png',
  { width = 32, height = 24 } = {},
): Promise<Buffer> {
  const shade = () => Math.floor(Math.random() * 256);
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: shade(), g: shade(), b: shade() },
    },
  })
    .toFormat(format)
    .toBuffer();
}

export const svg = (content = '<rect width="40" height="20"/>'): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${content}</svg>`,
  );

/** A picture of about 800 KB: noise does not compress. */
export function noisyPicture({ width = 900, height = 300, channels = 3 as 3 | 4 } = {}) {
  const shape = { width, height, channels };
  const pixels = randomBytes(shape.width * shape.height * shape.channels);
  return sharp(pixels, { raw: shape }).png().toBuffer();
}

/** As many pixels and bytes as a photograph of a 48 MP camera; decoders ignore the bytes behind. */
export async function cameraPicture(): Promise<Buffer> {
  const create = { width: 8064, height: 6048, channels: 3, background: '#c8955a' } as const;
  return Buffer.concat([await sharp({ create }).jpeg().toBuffer(), Buffer.alloc(18_000_000)]);
}
