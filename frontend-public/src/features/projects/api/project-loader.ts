import {
  isPreview,
  PREVIEW_ID,
  type Project,
  type ProjectNeighbours,
  type Review,
} from '@manjara/contracts';
import { ApiError, data, getFromApi, type LoaderFunctionArgs } from '@manjara/platform';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';
import { getProject } from './get-project';

/** The fields that a link to another project needs. */
export type Neighbour = Pick<Project, '_id' | 'name' | 'arName' | 'image'>;

export interface ProjectPageData {
  /** Null if unknown, failed, or not sent by the dashboard yet (`awaited`). */
  project: Project | null;
  /** Set in a preview: the dashboard will send the unpublished project. */
  awaited?: true;
  previous: Neighbour | null;
  next: Neighbour | null;
  /** Of this project. */
  reviews: Review[];
  failed: boolean;
  /** The API's own error message, if it sent one. */
  message?: string;
}

const NONE = { project: null, previous: null, next: null, reviews: [] };

const toNeighbour = (project: Project | null | undefined): Neighbour | null => {
  if (!project) return null;
  const { _id, name, arName, image } = project;
  return { _id, name, arName, image };
};

/** A project with its neighbours and reviews, which are optional. Unknown id: 404. */
export async function projectLoader({ params, request: { signal, url } }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  if (id === PREVIEW_ID && isPreview(new URL(url))) {
    return respond<ProjectPageData>({ ...NONE, failed: false, awaited: true });
  }
  try {
    const [project, beside, reviews] = await Promise.all([
      getProject(id, signal),
      settle(
        getFromApi<ProjectNeighbours>(`/project-neighbours/${encodeURIComponent(id)}`, signal),
      ),
      settle(getFromApi<Review[]>(`/reviews?project=${encodeURIComponent(id)}`, signal)),
    ]);
    if (!project) return data<ProjectPageData>({ ...NONE, failed: false }, { status: 404 });
    const [previous, next] = [beside?.previous, beside?.next].map(toNeighbour);
    return respond<ProjectPageData>({
      project,
      previous: previous!,
      next: next!,
      reviews: reviews ?? [],
      failed: false,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return respond<ProjectPageData>({ ...NONE, failed: true, message: error.serverMessage });
  }
}
