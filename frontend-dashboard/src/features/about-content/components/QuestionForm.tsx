import { LIMITS, type Question } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { useAddItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';

type NewQuestion = Omit<Question, '_id'>;

const EMPTY: NewQuestion = { title: '', arTitle: '', description: '', arDescription: '' };

/** Adds a question to "what makes us different"; its fields clear afterwards (spec §4). */
export function QuestionForm() {
  const t = useText();
  const { mutateAsync } = useAddItem('/content/questions');
  const state = useSavedForm<NewQuestion>({
    name: 'question',
    subject: 'question',
    initial: EMPTY,
    save: async (body, _saved, transfer) => {
      await mutateAsync({ body, transfer });
      return EMPTY;
    },
    texts: {
      pending: t('dashboard.aboutContent.addingQuestion'),
      success: t('dashboard.aboutContent.questionAdded'),
    },
  });
  return (
    <AddForm state={state} title={t('dashboard.aboutContent.addQuestion')}>
      <LocalisedFields
        form={state.form}
        names={['title', 'arTitle']}
        label={t('dashboard.aboutContent.question')}
        maxLength={LIMITS.shortText}
      />
      <LocalisedFields
        form={state.form}
        names={['description', 'arDescription']}
        label={t('dashboard.aboutContent.answer')}
        maxLength={LIMITS.longText}
        multiline
        rows={4}
      />
    </AddForm>
  );
}
