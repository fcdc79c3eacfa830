import type { BilingualAltImage, Image, Language, PictureWidth } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';

export interface SharePicture extends Image {
  alt: string;
}

/** Wide enough for the preview cards of all services. */
const WIDTH: PictureWidth = 1440;

/** The picture with its alt text in one language. */
export const withAlt = (picture: BilingualAltImage, language: Language): SharePicture => ({
  ...picture,
  alt: inLanguage(picture, 'alt', language),
});

/** A picture for link previews on other sites: absolute address and served size. */
export function sharePicture(origin: string, picture: SharePicture | null | undefined) {
  if (!picture?.url) return null;
  const { width, height, alt } = picture;
  const scale = width ? Math.min(1, WIDTH / width) : 1;
  return {
    url: `${origin}${picture.url}?w=${WIDTH}`,
    width: width && Math.round(width * scale),
    height: height && Math.round(height * scale),
    alt,
  };
}
