import type { CategoryLabels, Language } from '@manjara/contracts';
import type { Translate } from '@manjara/platform';
import { type Answers, MATERIALS, OTHER, SIZES, TIMES } from './quote-fields';

interface Context {
  t: Translate;
  language: Language;
  categories: readonly CategoryLabels[];
  /** The request's number. */
  number: string;
}

/** The answers as the text of a message, in the visitor's language. */
export function quoteMessage(answers: Answers, { t, language, categories, number }: Context) {
  const category = categories.find(({ en }) => en === answers.space);
  const size = SIZES.find((each) => each === answers.size);
  const when = TIMES.find((each) => each === answers.when);
  const have = MATERIALS.find((each) => each === answers.have);
  const given = {
    space: category?.[language] ?? (answers.space === OTHER ? t('quote.space.other') : ''),
    size: size && t(`quote.size.${size}`),
    measures: answers.measures,
    city: answers.city,
    when: when && t(`quote.when.${when}`),
    have: have && t(`quote.have.${have}`),
    name: answers.name,
  };
  const lines = Object.entries(given)
    .filter(([, answer]) => answer)
    .map(([name, answer = '']) => t(`quote.message.${name as keyof typeof given}`, { answer }));
  return [t('quote.message.subject', { number }), ...lines, answers.details]
    .filter(Boolean)
    .join('\n');
}
