import { LIMITS, type Question } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../../components/LocalisedFields';

export type QuestionTexts = Omit<Question, '_id'>;

export const questionTexts = ({ _id: _, ...texts }: Question): QuestionTexts => texts;

/** A question and its answer. */
export function QuestionFields({ form }: { form: UseFormReturn<QuestionTexts> }) {
  const t = useText();
  return (
    <>
      <LocalisedFields
        form={form}
        names={['title', 'arTitle']}
        label={t('dashboard.aboutContent.question')}
        maxLength={LIMITS.shortText}
      />
      <LocalisedFields
        form={form}
        names={['description', 'arDescription']}
        label={t('dashboard.aboutContent.answer')}
        maxLength={LIMITS.longText}
        multiline
        rows={4}
      />
    </>
  );
}
