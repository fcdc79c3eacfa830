import type { Question } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { EditableList } from '../../../components/content/EditableList';
import { EditedItem } from '../../../components/content/EditedItem';
import { LocalisedText } from '../../../components/content/LocalisedText';
import { useShownList } from '../../../components/preview/useShown';
import { useDelete } from '../../../hooks/useDelete';
import { useItems } from '../../../hooks/useItems';
import { useReorder } from '../../../hooks/useReorder';
import { QuestionEdit } from './QuestionEdit';

/** How many questions are shown before the toggle (spec §9). */
const PREVIEW = 3;

/** The questions of the about page, in the owner’s order. */
export function QuestionList() {
  const t = useText();
  const { language } = useLanguage();
  const query = useItems<Question>('/content/questions');
  const { remove } = useDelete({
    kind: 'questions',
    deleted: t('dashboard.aboutContent.questionDeleted'),
  });
  useShownList('questions', query.data);
  return (
    <EditableList
      query={query}
      remove={remove}
      reorder={useReorder('/content/questions')}
      edit={(question, close) => (
        <EditedItem list="/content/questions" item={question}>
          {(read) => <QuestionEdit question={read} onClose={close} />}
        </EditedItem>
      )}
      preview={PREVIEW}
      icon="message"
      nameOf={(question) => inLanguage(question, 'title', language)}
      texts={{
        failed: t('dashboard.aboutContent.questionsFailed'),
        none: t('dashboard.aboutContent.noQuestions'),
        noneText: t('dashboard.aboutContent.noQuestionsText'),
        deleteLabel: (name) => t('dashboard.aboutContent.delete', { name }),
        deleteTitle: t('dashboard.aboutContent.deleteQuestionTitle'),
        deleteQuestion: t('dashboard.aboutContent.deleteQuestionQuestion'),
      }}
    >
      {({ title, arTitle, description, arDescription }) => (
        <LocalisedText
          english={{ title, text: description }}
          arabic={{ title: arTitle, text: arDescription }}
        />
      )}
    </EditableList>
  );
}
