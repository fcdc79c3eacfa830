import type { PicturePair } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { ComparedPictures } from './ComparedPictures';

export const isComplete = ({ before, after }: PicturePair): boolean =>
  Boolean(before.url && after.url);

/** A pair of pictures, with its labels in the page's language. */
export function ComparedPair({ pair }: { pair: PicturePair }) {
  const t = useText();
  const { language } = useLanguage();
  const sideOf = (side: 'before' | 'after') => ({
    image: pair[side],
    alt: inLanguage(pair[side], 'alt', language),
    label: inLanguage(pair, `${side}Label`, language) || t(`compared.${side}`),
  });
  return <ComparedPictures before={sideOf('before')} after={sideOf('after')} />;
}
