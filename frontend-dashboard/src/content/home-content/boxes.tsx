import { type Box, LIMITS } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';
import { defineItemList } from '../../item-list/define-item-list';
import { LocalisedText } from '../../item-list/LocalisedText';

/** The boxes of the about teaser, in the owner’s order. */
export const boxes = defineItemList<Box>({
  kind: 'content/boxes',
  singular: 'box',
  icon: 'layers',
  fields: [
    { name: 'boxTitle', label: 'dashboard.homeContent.boxTitle', maxLength: LIMITS.name },
    {
      name: 'boxText',
      label: 'dashboard.homeContent.boxText',
      maxLength: LIMITS.shortText,
      rows: 3,
    },
  ],
  nameOf: (box, language) => inLanguage(box, 'boxTitle', language),
  Item: ({ item }) => (
    <LocalisedText
      english={{ title: item.boxTitle, text: item.boxText }}
      arabic={{ title: item.arBoxTitle, text: item.arBoxText }}
    />
  ),
  shownAtFirst: 7,
  toDraft: (items) => ({ boxes: items }),
});
