import { useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { useAddItem, useItems } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { QuestionFields, type QuestionTexts } from './QuestionFields';

const EMPTY: QuestionTexts = { title: '', arTitle: '', description: '', arDescription: '' };

/** Adds a question to "what makes us different"; its fields clear afterwards (spec §4). */
export function QuestionForm() {
  const t = useText();
  const { mutateAsync } = useAddItem('/content/questions');
  const { data } = useItems('/content/questions');
  const state = useSavedForm<QuestionTexts>({
    name: 'question',
    initial: EMPTY,
    listed: data?.map(({ _id }) => _id),
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
      <QuestionFields form={state.form} />
    </AddForm>
  );
}
