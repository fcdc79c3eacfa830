import { type Translate, useText } from '@manjara/platform';
import type { CropPreview } from '../pictures/crops';
import { DescribedPicture, type DescribedPictureValues } from '../pictures/DescribedPicture';
import { appendFocus, appendPicture } from '../pictures/picture';
import type { ItemPicture } from './define-item-list';

type TextKey = Parameters<Translate>[0];

/** `arAlt` is absent if both languages share one description. */
type Values = Omit<DescribedPictureValues, 'arAlt'> & { arAlt?: string };

interface Options<T> {
  /** Name of its file in the API. */
  name: string;
  label: TextKey;
  /** Texts of a description that both languages share. */
  sharedAlt?: { label: TextKey; hint: TextKey };
  crops?: readonly CropPreview[];
  read: (item: T) => Values;
  /** True by default. */
  required?: boolean;
}

const SHARED_NAMES = { picture: 'image', alt: 'alt' };

/** The picture of an item, with its description. */
export function describedPicture<T>(options: Options<T>): ItemPicture<T> {
  const { name, label, sharedAlt, crops, read, required = true } = options;
  return {
    empty: { image: null, alt: '', ...(!sharedAlt && { arAlt: '' }) },
    read,
    append(body, values, saved) {
      const { image, alt, arAlt } = values as unknown as Values;
      const before = saved.image as Values['image'];
      body.append('alt', alt.trim());
      if (arAlt !== undefined) body.append('arAlt', arAlt.trim());
      appendPicture(body, name, image, before);
      if (crops) appendFocus(body, 'focus', image, before);
    },
    fieldFor(apiField) {
      if (apiField === name) return 'image';
      return apiField === 'alt' || apiField === 'arAlt' ? apiField : null;
    },
    labels: (t) => ({
      image: t(label),
      alt: sharedAlt ? t(sharedAlt.label) : t('dashboard.pictures.altOf', { name: t(label) }),
    }),
    Field: function PictureOfItem({ form }) {
      const t = useText();
      const shared = sharedAlt && {
        names: SHARED_NAMES,
        altLabel: t(sharedAlt.label),
        hint: t(sharedAlt.hint),
        stacked: true,
      };
      return (
        <DescribedPicture
          form={form}
          label={t(label)}
          crops={crops}
          required={required}
          {...shared}
        />
      );
    },
  };
}
