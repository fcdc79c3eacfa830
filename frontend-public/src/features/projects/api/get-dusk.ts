import type { BilingualAltImage, HomeContent } from '@manjara/contracts';
import { getFromApi } from '@manjara/platform';
import { settle } from '../../../shared/api/settle';

/** The home page's room at dusk, or in its only light. */
export async function getDusk(signal: AbortSignal): Promise<BilingualAltImage | null> {
  const home = await settle(getFromApi<HomeContent>('/content/home', signal));
  return home?.heroDuskImage ?? home?.heroImage ?? null;
}
