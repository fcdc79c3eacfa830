import type { Language, ProductCategory } from '@manjara/contracts';
import { upload } from './upload';

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

interface Options {
  /** Of the API's sentences: it is the API that finds out what is wrong with a CV. */
  language: Language;
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Sends an application; throws ApiError. */
export async function sendApplication(
  application: ApplicationInput,
  { language, onProgress }: Options,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(application))
    body.append(name, value as string | File);
  await upload('/jobs', body, { headers: { 'accept-language': language }, onProgress });
}
