import {
  isPreview,
  PREVIEW_ID,
  type Project,
  type ProjectPage,
  projectPath,
  type ProjectSummary,
  type Review,
} from '@manjara/contracts';
import {
  ApiError,
  data,
  getFromApi,
  type LoaderFunctionArgs,
  loaderLanguage,
  pageAddress,
  redirect,
} from '@manjara/platform';
import { type Cover, coverOf } from '../../../shared/api/get-cover';
import { isRejected } from '../../../shared/api/is-rejected';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export interface ProjectPageData {
  /** Null if unknown, gone, failed, or not sent by the dashboard yet (`awaited`). */
  project: Project | null;
  /** Set in a preview: the dashboard will send the unpublished project. */
  awaited?: true;
  previous: Cover | null;
  next: Cover | null;
  /** Others of its category. */
  related: ProjectSummary[];
  /** Set when the project was published before: others like it. */
  similar?: ProjectSummary[];
  /** Of this project. */
  reviews: Review[];
  failed: boolean;
  /** The API's own error message, if it sent one. */
  message?: string;
}

const GONE = 410;
const NONE = { project: null, previous: null, next: null, reviews: [], related: [] };

/** Related works on the page. */
const RELATED = 3;

/** Whether the page has this address: its slug in either language, or the id while it has none. */
function isCurrent(address: string, { _id, slug, arSlug }: Project): boolean {
  const current = [slug, arSlug].filter(Boolean);
  return current.length > 0 ? current.includes(address) : address === _id;
}

/**
 * A project with its neighbours, and its reviews and related works, which are optional. An older
 * address redirects for good. Unknown: 404; no longer published: 410 and similar projects.
 */
export async function projectLoader(args: LoaderFunctionArgs) {
  const { signal, url } = args.request;
  const address = args.params.id ?? '';
  const inPreview = isPreview(new URL(url));
  if (address === PREVIEW_ID && inPreview) {
    return respond<ProjectPageData>({ ...NONE, failed: false, awaited: true });
  }
  const part = encodeURIComponent(address);
  try {
    const page = await getFromApi<ProjectPage>(`/project-pages/${part}`, signal);
    const { project, previous, next } = page;
    if (!inPreview && !isCurrent(address, project)) {
      const language = loaderLanguage(args);
      return redirect(pageAddress('', projectPath(project, language), language), 301);
    }
    const beside = { previous: previous && coverOf(previous), next: next && coverOf(next) };
    const [reviews, related] = await Promise.all([
      settle(getFromApi<Review[]>(`/reviews?project=${project._id}`, signal)),
      settle(getFromApi<ProjectSummary[]>(`/similar-projects/${part}`, signal)),
    ]);
    return respond<ProjectPageData>({
      project,
      ...beside,
      reviews: reviews ?? [],
      related: (related ?? []).filter(({ _id }) => _id !== next?._id).slice(0, RELATED),
      failed: false,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === GONE) {
      const found = getFromApi<ProjectSummary[]>(`/similar-projects/${part}`, signal);
      const similar = (await settle(found)) ?? [];
      return data<ProjectPageData>({ ...NONE, similar, failed: false }, { status: GONE });
    }
    if (isRejected(error)) {
      return data<ProjectPageData>({ ...NONE, failed: false }, { status: 404 });
    }
    return respond<ProjectPageData>({ ...NONE, failed: true, message: error.serverMessage });
  }
}
