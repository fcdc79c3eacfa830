import type { Project } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';
import { isRefused } from '../../../shared/api/is-refused';

/** Null when no project has the id, or when what the address names is no id at all. */
export async function getProject(id: string, signal: AbortSignal): Promise<Project | null> {
  try {
    return await getFromApi<Project>(`/projects/${encodeURIComponent(id)}`, signal);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
