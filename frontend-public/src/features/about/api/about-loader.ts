import type { AboutContent, Question, Value } from '@manjara/contracts';
import { getFromApi, type LoaderFunctionArgs } from '@manjara/platform';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export interface AboutPageData {
  about: AboutContent | null;
  values: Value[];
  questions: Question[];
  /** Whether the about content could not be loaded. */
  failed: boolean;
}

export async function aboutLoader({ request: { signal } }: LoaderFunctionArgs) {
  const [about, values, questions] = await Promise.all([
    settle(getFromApi<AboutContent>('/content/about', signal)),
    settle(getFromApi<Value[]>('/content/values', signal)),
    settle(getFromApi<Question[]>('/content/questions', signal)),
  ]);
  return respond<AboutPageData>({
    about,
    values: values ?? [],
    questions: questions ?? [],
    failed: about === null,
  });
}
