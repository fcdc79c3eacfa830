import type { Question } from '@manjara/contracts';
import { inLanguage, JsonLd, useLanguage } from '@manjara/platform';

/** FAQ structured data for search engines. */
export function QuestionsData({ questions }: { questions: Question[] }) {
  const { language } = useLanguage();
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: questions.map((question) => ({
          '@type': 'Question',
          name: inLanguage(question, 'title', language),
          acceptedAnswer: {
            '@type': 'Answer',
            text: inLanguage(question, 'description', language),
          },
        })),
      }}
    />
  );
}
