import type { Project } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';
import { isRejected } from '../../../shared/api/is-rejected';

/** Null if no project has this id, or if it is not a valid id. */
export async function getProject(id: string, signal: AbortSignal): Promise<Project | null> {
  try {
    return await getFromApi<Project>(`/projects/${encodeURIComponent(id)}`, signal);
  } catch (error) {
    if (isRejected(error)) return null;
    throw error;
  }
}
