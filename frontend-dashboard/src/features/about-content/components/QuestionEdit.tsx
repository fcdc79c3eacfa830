import type { Question } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditForm } from '../../../components/content/EditForm';
import { getItem, itemPath, useAddItem, useChangeItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { QuestionFields, questionTexts, type QuestionTexts } from './QuestionFields';

const read = (question: Question) => withTagOf(question, questionTexts(question));

/** Edits a question in its place. */
export function QuestionEdit({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const { mutateAsync } = useChangeItem('/content/questions');
  const { mutateAsync: add } = useAddItem('/content/questions');
  const state = useSavedForm<QuestionTexts>({
    name: `question-${question._id}`,
    initial: useMemo(() => read(question), [question]),
    stored: {
      reread: async () => read(await getItem<Question>('/content/questions', question._id)),
      labels: {
        title: t('dashboard.aboutContent.question'),
        description: t('dashboard.aboutContent.answer'),
      },
      versions: { path: itemPath('/content/questions', question._id), read },
    },
    save: async (body, _saved, transfer) => {
      await mutateAsync({ id: question._id, body, transfer });
      return body;
    },
    texts: {
      pending: t('dashboard.order.saving'),
      success: t('dashboard.aboutContent.questionSaved'),
    },
    anew: {
      save: async (values, _base, transfer) => {
        await add({ body: values, transfer });
        return values;
      },
      texts: {
        pending: t('dashboard.aboutContent.addingQuestion'),
        success: t('dashboard.aboutContent.questionAdded'),
      },
      onSaved: onClose,
    },
    onSaved: onClose,
  });
  return (
    <EditForm state={state} name={inLanguage(question, 'title', language)} onCancel={onClose}>
      <QuestionFields form={state.form} />
    </EditForm>
  );
}
