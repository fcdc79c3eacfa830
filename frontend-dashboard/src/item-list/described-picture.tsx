import { type Translate, useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import type { Crop } from '../pictures/crops';
import { DescribedPicture, type DescribedPictureValues } from '../pictures/DescribedPicture';
import { appendFocus, appendPicture } from '../pictures/picture';
import type { ItemPicture } from './define-item-list';

interface Options<T> {
  /** Name of its file in the API. */
  name: string;
  label: Parameters<Translate>[0];
  /** How the site crops it. */
  crops?: readonly Crop[];
  read: (item: T) => DescribedPictureValues;
  /** True by default. */
  required?: boolean;
}

/** The picture of an item, with its description in both languages. */
export function describedPicture<T>(options: Options<T>): ItemPicture<T, DescribedPictureValues> {
  const { name, label, crops, read, required = true } = options;
  return {
    empty: { image: null, alt: '', arAlt: '' },
    read,
    append(body, { image, alt, arAlt }, saved) {
      body.append('alt', alt.trim());
      body.append('arAlt', arAlt.trim());
      appendPicture(body, name, image, saved.image);
      appendFocus(body, 'focus', image, saved.image);
    },
    fieldFor(apiField) {
      if (apiField === name) return 'image';
      return apiField === 'alt' || apiField === 'arAlt' ? apiField : null;
    },
    labels: (t) => ({
      image: t(label),
      alt: t('dashboard.pictures.altOf', { name: t(label) }),
    }),
    Field: function PictureOfItem({ form }: { form: UseFormReturn<DescribedPictureValues> }) {
      const t = useText();
      return <DescribedPicture form={form} label={t(label)} crops={crops} required={required} />;
    },
  };
}
