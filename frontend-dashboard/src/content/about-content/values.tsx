import { LIMITS, type Value } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { defineItemList } from '../../item-list/define-item-list';
import { LocalisedText } from '../../item-list/LocalisedText';
import { VALUE_CROPS } from '../../pictures/crops';
import { DescribedPicture, type DescribedPictureValues } from '../../pictures/DescribedPicture';
import { appendFocus, appendPicture, storedPicture } from '../../pictures/picture';
import styles from './values.module.css';

/** The things that the workshop values, in the owner’s order. */
export const values = defineItemList<Value, DescribedPictureValues>({
  kind: 'values',
  path: '/content/values',
  singular: 'value',
  icon: 'star',
  texts: 'aboutContent.valueList',
  fields: [{ name: 'value', label: 'dashboard.aboutContent.value', maxLength: LIMITS.shortText }],
  picture: {
    empty: { image: null, alt: '', arAlt: '' },
    read: ({ image, focus, alt, arAlt }) => ({
      image: storedPicture({ url: image, ...(focus && { focus }) }),
      alt,
      arAlt,
    }),
    append(body, { image, alt, arAlt }, saved) {
      body.append('alt', alt.trim());
      body.append('arAlt', arAlt.trim());
      appendPicture(body, 'valueImage', image, saved.image);
      appendFocus(body, 'focus', image, saved.image);
    },
    fieldFor(apiField) {
      if (apiField === 'valueImage') return 'image';
      return apiField === 'alt' || apiField === 'arAlt' ? apiField : null;
    },
    labels: (t) => ({
      image: t('dashboard.aboutContent.valueImage'),
      alt: t('dashboard.pictures.altOf', { name: t('dashboard.aboutContent.valueImage') }),
    }),
    Field: ValuePicture,
  },
  nameOf: (value, language) => inLanguage(value, 'value', language),
  Item: ValueItem,
  shownAtFirst: 7,
  toDraft: (items) => ({ values: items }),
});

function ValuePicture({ form }: { form: UseFormReturn<DescribedPictureValues> }) {
  const t = useText();
  const label = t('dashboard.aboutContent.valueImage');
  return <DescribedPicture form={form} label={label} crops={VALUE_CROPS} />;
}

function ValueItem({ item }: { item: Value }) {
  const { language } = useLanguage();
  return (
    <>
      <Picture
        image={{ url: item.image, focus: item.focus }}
        alt={inLanguage(item, 'alt', language)}
        sizes="5rem"
        cover
        className={styles.picture}
      />
      <LocalisedText
        english={{ title: item.value, text: item.alt }}
        arabic={{ title: item.arValue, text: item.arAlt }}
      />
    </>
  );
}
