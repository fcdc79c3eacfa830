import type { ErrorBody, Language, NewJobApplication } from '@manjara/contracts';
import { ApiError, apiUrl } from '@manjara/platform';

/** POST /jobs (spec §7). */
export interface ApplicationInput extends NewJobApplication {
  cv: File;
  /** Honeypot: hidden from people, filled in by robots. */
  website?: string;
}

/** Milliseconds without any progress or response after which the upload is aborted. */
const TIMEOUT_MS = 60_000;

interface Options {
  /** Language of the API's error messages, which the form shows. */
  language: Language;
  /** Called with the share of the body that is sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Sends the form with XMLHttpRequest, because `fetch` reports no upload progress. There is no total
 * timeout: a slow connection may take as long as it needs.
 * @throws ApiError
 */
export function sendApplication(
  application: ApplicationInput,
  { language, onProgress }: Options,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(application))
    body.append(name, value as string | File);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timeout: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timeout);
      timeout = setTimeout(() => request.abort(), TIMEOUT_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(timeout);
      const { status, response } = request as { status: number; response: ErrorBody | null };
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, response ?? undefined));
    };
    request.open('POST', apiUrl('/jobs'));
    request.responseType = 'json';
    request.setRequestHeader('accept-language', language);
    request.send(body);
    wait();
  });
}
