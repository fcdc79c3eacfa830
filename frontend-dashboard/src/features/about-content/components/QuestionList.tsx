import type { Question } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { DeletableList } from '../../../components/content/DeletableList';
import { LocalisedText } from '../../../components/content/LocalisedText';
import { useShownList } from '../../../components/preview/useShown';
import { useItems } from '../../../hooks/useItems';
import { useDeleteItem } from '../../../hooks/useUndoableDelete';

/** How many questions are shown before the toggle (spec §9). */
const PREVIEW = 3;

/** The questions of the about page, each with delete. */
export function QuestionList() {
  const t = useText();
  const { language } = useLanguage();
  const query = useItems<Question>('/content/questions');
  const deletion = useDeleteItem('/content/questions', t('dashboard.aboutContent.questionDeleted'));
  useShownList('questions', query.data, deletion.deletedIds);
  return (
    <DeletableList
      query={query}
      deletion={deletion}
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
    </DeletableList>
  );
}
