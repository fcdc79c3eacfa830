import type { Project } from '@manjara/contracts';
import { ApiError, getFromApi } from '@manjara/platform';

/** Null when no project has the id, or when what the address names is no id at all. */
export async function getProject(id: string, signal: AbortSignal): Promise<Project | null> {
  try {
    return await getFromApi<Project>(`/projects/${encodeURIComponent(id)}`, signal);
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  }
}
