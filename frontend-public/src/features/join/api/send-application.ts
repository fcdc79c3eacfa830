import type { Language, ProductCategory } from '@manjara/contracts';
import { callApi } from '@manjara/platform';

/** POST /jobs (spec §7). */
export interface ApplicationInput {
  name: string;
  email: string;
  job: ProductCategory;
  message: string;
  cv: File;
  /** Left empty by people and filled by robots. */
  website?: string;
}

/**
 * Sends an application; throws ApiError, whose sentences are in `language`: it is the API that
 * finds out what is wrong with a CV.
 */
export async function sendApplication(
  application: ApplicationInput,
  language: Language,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(application))
    body.append(name, value as string | File);
  await callApi('/jobs', { method: 'POST', headers: { 'accept-language': language }, body });
}
