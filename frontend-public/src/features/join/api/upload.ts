import type { ErrorBody } from '@manjara/contracts';
import { ApiError, apiUrl } from '@manjara/platform';

/** Milliseconds without any progress or response after which the upload is aborted. */
const TIMEOUT_MS = 60_000;

interface Options {
  headers: Record<string, string>;
  /** Called with the share of the body that is sent, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/**
 * Posts a form with XMLHttpRequest, because `fetch` reports no upload progress. There is no total
 * timeout: a slow connection may take as long as it needs.
 * @throws ApiError
 */
export function upload(path: string, body: FormData, options: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timeout: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timeout);
      timeout = setTimeout(() => request.abort(), TIMEOUT_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      options.onProgress(total ? loaded / total : 0);
    };
    request.onloadend = () => {
      clearTimeout(timeout);
      const { status, response } = request as { status: number; response: ErrorBody | null };
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, response ?? undefined));
    };
    request.open('POST', apiUrl(path));
    request.responseType = 'json';
    for (const [name, value] of Object.entries(options.headers)) {
      request.setRequestHeader(name, value);
    }
    request.send(body);
    wait();
  });
}
