import type { Partner } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { SlotField } from '../../pictures/SlotField';
import { defineItemList } from '../../item-list/define-item-list';
import { appendPicture, storedPicture } from '../../pictures/picture';
import type { Slot } from '../../pictures/slots';
import styles from './partners.module.css';

/** The logo and its description; both are required (spec §5). */
export interface PartnerValues {
  logo: Slot;
}

/** The partners whose logos scroll by on the home page, in the owner’s order. */
export const partners = defineItemList<Partner, PartnerValues>({
  kind: 'partners',
  singular: 'partner',
  icon: 'partner',
  fields: [],
  picture: {
    empty: { logo: { picture: null, alt: '' } },
    read({ image: { alt, ...image } }) {
      return { logo: { picture: storedPicture(image), alt } };
    },
    append(body, { logo }, saved) {
      appendPicture(body, 'image', logo.picture, saved.logo.picture);
      body.append('alt', logo.alt.trim());
    },
    fieldFor(apiField) {
      if (apiField === 'image') return 'logo.picture';
      return apiField === 'alt' ? 'logo.alt' : null;
    },
    labels: (t) => ({
      'logo.picture': t('dashboard.partners.fields.image'),
      'logo.alt': t('dashboard.partners.name'),
    }),
    Field: LogoField,
  },
  nameOf: ({ image }) => image.alt,
  Item: ({ item: { image } }) => (
    <>
      <div className={styles.logo}>
        <Picture image={image} alt="" sizes="11rem" />
      </div>
      <bdi className={styles.name}>{image.alt}</bdi>
    </>
  ),
  grid: { list: styles.list, item: styles.card },
});

function LogoField({ form }: { form: UseFormReturn<PartnerValues> }) {
  const t = useText();
  return (
    <SlotField
      form={form}
      name="logo"
      label={t('dashboard.partners.fields.image')}
      altLabel={t('dashboard.partners.name')}
      hint={t('dashboard.partners.altHint')}
      required
    />
  );
}
