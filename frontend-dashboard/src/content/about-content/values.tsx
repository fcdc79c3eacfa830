import { LIMITS, type Value } from '@manjara/contracts';
import { inLanguage, useLanguage } from '@manjara/platform';
import { defineItemList } from '../../item-list/define-item-list';
import { describedPicture } from '../../item-list/described-picture';
import { PicturedItem } from '../../item-list/PicturedItem';
import { VALUE_PREVIEWS } from '../../pictures/crops';
import { storedPicture } from '../../pictures/picture';

/** The things that the workshop values, in the owner’s order. */
export const values = defineItemList<Value>({
  kind: 'content/values',
  singular: 'value',
  icon: 'star',
  fields: [{ name: 'value', label: 'dashboard.aboutContent.value', maxLength: LIMITS.shortText }],
  picture: describedPicture<Value>({
    name: 'valueImage',
    label: 'dashboard.aboutContent.valueImage',
    crops: VALUE_PREVIEWS,
    read: ({ image, focus, alt, arAlt }) => ({
      image: storedPicture({ url: image, ...(focus && { focus }) }),
      alt,
      arAlt,
    }),
  }),
  nameOf: (value, language) => inLanguage(value, 'value', language),
  Item: ValueItem,
  shownAtFirst: 7,
  toDraft: (items) => ({ values: items }),
});

function ValueItem({ item }: { item: Value }) {
  const { language } = useLanguage();
  return (
    <PicturedItem
      image={{ url: item.image, focus: item.focus }}
      alt={inLanguage(item, 'alt', language)}
      english={{ title: item.value, text: item.alt }}
      arabic={{ title: item.arValue, text: item.arAlt }}
    />
  );
}
