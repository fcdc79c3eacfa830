import { LIMITS, type Question } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';
import { defineItemList } from '../../item-list/define-item-list';
import { LocalisedText } from '../../item-list/LocalisedText';

/** The questions of "what makes us different", in the owner’s order. */
export const questions = defineItemList<Question>({
  kind: 'content/questions',
  singular: 'question',
  icon: 'message',
  fields: [
    { name: 'title', label: 'dashboard.aboutContent.question', maxLength: LIMITS.shortText },
    {
      name: 'description',
      label: 'dashboard.aboutContent.answer',
      maxLength: LIMITS.longText,
      rows: 4,
    },
  ],
  nameOf: (question, language) => inLanguage(question, 'title', language),
  Item: ({ item }) => (
    <LocalisedText
      english={{ title: item.title, text: item.description }}
      arabic={{ title: item.arTitle, text: item.arDescription }}
    />
  ),
  shownAtFirst: 3,
  toDraft: (items) => ({ questions: items }),
});
