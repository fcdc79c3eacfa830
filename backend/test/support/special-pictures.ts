import sharp from 'sharp';
import { noisyPicture } from './pictures';

/** What a camera writes into a photograph that nobody else should read, as text. */
export const PLACE = { camera: 'Oakland X-100', datum: 'JEDDAH-DATUM', author: 'Nora of Jeddah' };

/** A photograph that says where, by whom and with what it was taken. */
export async function photographWithPlace(): Promise<Buffer> {
  return sharp(await noisyPicture())
    .withExif({
      IFD0: { Model: PLACE.camera, Artist: PLACE.author },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 32/1 36/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '39/1 10/1 12/1',
        GPSMapDatum: PLACE.datum,
      },
    })
    .jpeg()
    .toBuffer();
}

/** A picture of which the left half is clear. */
export function transparentPicture(): Promise<Buffer> {
  const wood = { create: { width: 300, height: 400, channels: 3, background: '#5b3a26' } } as const;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(wood).extend({ left: 300, background: clear }).png().toBuffer();
}

/** A picture that moves, in frames of noise of 64 by 48 pixels. */
export async function animation(frames: number, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const noise = () => noisyPicture({ width: 64, height: 48 });
  const sources = await Promise.all(Array.from({ length: frames }, noise));
  return sharp(sources, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}
