import type { Language } from '@manjara/contracts';
import { upload } from './upload';

/** POST /jobs (spec §7). */
export interface ApplicationInput {
  name: string;
  email: string;
  phone?: string;
  job: string;
  message: string;
  cv: File;
  /** Honeypot: hidden from people, filled in by robots. */
  website?: string;
}

interface Options {
  /** Language of the API's error messages, which the form shows. */
  language: Language;
  /** Called with the share of the body that is sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** @throws ApiError */
export async function sendApplication(
  application: ApplicationInput,
  { language, onProgress }: Options,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(application))
    body.append(name, value as string | File);
  await upload('/jobs', body, { headers: { 'accept-language': language }, onProgress });
}
