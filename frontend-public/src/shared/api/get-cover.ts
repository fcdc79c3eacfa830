import type { Project } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';
import { settle } from './settle';

/** Cover, name and path of a project, for a link to its page. */
export type Cover = Pick<Project, '_id' | 'name' | 'arName' | 'slug' | 'arSlug' | 'image'>;

export const coverOf = ({ _id, name, arName, slug, arSlug, image }: Project): Cover => ({
  _id,
  name,
  arName,
  slug,
  arSlug,
  image,
});

/** The project at this place in the list; null if the list is shorter or cannot be loaded. */
export async function getCover(place: number, signal: AbortSignal): Promise<Cover | null> {
  const query = new URLSearchParams({ page: String(place), limit: '1', sort: 'pinned' });
  const found = await settle(getFromApi<Project[]>(`/projects?${query}`, signal));
  return found?.[0] ? coverOf(found[0]) : null;
}
