import type { PicturePair } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import type { Crops } from '@manjara/ui';
import { ComparedPictures } from './ComparedPictures';
import type { Comparison } from './comparisons';

interface Props extends Comparison {
  /** The frame in which they are shown. */
  crops: Crops;
}

/** The pictures of one view, with their labels in the page's language. */
export function ComparedView({ before, after, crops }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const sideOf = (pair: PicturePair, side: 'before' | 'after') => ({
    image: pair[side],
    alt: inLanguage(pair[side], 'alt', language),
    label: inLanguage(pair, `${side}Label`, language) || t(`compared.${side}`),
  });
  return (
    <ComparedPictures
      crops={crops}
      sides={[...before.map((pair) => sideOf(pair, 'before')), sideOf(after, 'after')]}
    />
  );
}
