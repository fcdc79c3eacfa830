import type { BilingualAltImage } from '@manjara/contracts';
import { type LinkedData, useLanguage, useSiteOrigin, useText } from '@manjara/platform';
import { sharePicture, withAlt } from './share-picture';

type ImageData = Extract<LinkedData, { '@type': 'ImageObject' }>;

/** Builds the structured data of a page's pictures, with whose they are. */
export function useImageData() {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const brand = useText()('common.brand');
  return (pictures: readonly BilingualAltImage[]): ImageData[] =>
    pictures.flatMap((picture) => {
      const shared = sharePicture(origin, withAlt(picture, language));
      if (!shared) return [];
      const { url, width, height, alt } = shared;
      return {
        '@type': 'ImageObject',
        contentUrl: url,
        width: width === undefined ? undefined : String(width),
        height: height === undefined ? undefined : String(height),
        caption: alt || undefined,
        creditText: brand,
        copyrightNotice: brand,
        creator: { '@type': 'Organization', '@id': `${origin}/#company`, name: brand },
      };
    });
}
