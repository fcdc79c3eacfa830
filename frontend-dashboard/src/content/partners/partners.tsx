import type { Partner } from '@manjara/contracts';
import { Picture } from '@manjara/ui';
import { defineItemList } from '../../item-list/define-item-list';
import { describedPicture } from '../../item-list/described-picture';
import { storedPicture } from '../../pictures/picture';
import styles from './partners.module.css';

/** The partners whose logos scroll by on the home page, in the owner’s order. */
export const partners = defineItemList<Partner>({
  kind: 'partners',
  singular: 'partner',
  icon: 'partner',
  fields: [],
  picture: describedPicture<Partner>({
    name: 'image',
    label: 'dashboard.partners.fields.image',
    sharedAlt: { label: 'dashboard.partners.name', hint: 'dashboard.partners.altHint' },
    read: ({ image: { alt, ...image } }) => ({ image: storedPicture(image), alt }),
  }),
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
