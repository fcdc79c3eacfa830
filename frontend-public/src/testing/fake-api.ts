import type { ErrorBody } from '@manjara/contracts';
import { noteCall } from './api-operations';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The parsed JSON of a JSON body, the fields of a form. */
  body: unknown;
}
type Answer = unknown | ((request: FakeRequest) => unknown);

/** An answer with a status other than 200, or with headers. */
export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

export const failure = (status: number, body: Partial<ErrorBody> = {}): FakeAnswer =>
  new FakeAnswer(status, { statusCode: status, error: 'failed', message: '', ...body });

/** The server cannot be reached: fetch rejects. */
export const UNREACHABLE = Symbol('unreachable');

function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries(body) : undefined;
}

type Asked = Pick<RequestInit, 'body'> & { method?: string; headers?: HeadersInit };

/** Progress that an upload reports before the answer. */
const HALF = { loaded: 500, total: 1000 };

/** XMLHttpRequest with upload progress, as far as the pages use it. */
const followed = (ask: (url: string, init: Asked) => Promise<FakeAnswer>) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend = () => {};
    status = 0;
    response: unknown = null;
    #ended = false;
    readonly #asked = { method: 'GET', url: '', headers: new Headers() };

    open(method: string, url: string) {
      Object.assign(this.#asked, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.#asked.headers.set(name, value);
    }
    send(body: RequestInit['body']) {
      this.upload.onprogress?.(HALF);
      ask(this.#asked.url, { ...this.#asked, body }).then(
        ({ status, body: response }) => this.#end(status, response),
        () => this.#end(0, null),
      );
    }
    abort() {
      this.#end(0, null);
    }
    #end(status: number, response: unknown) {
      if (this.#ended) return;
      this.#ended = true;
      Object.assign(this, { status, response });
      this.onloadend();
    }
  };

/**
 * A fake network: answers by `METHOD /path` or `/path`; anything else answers 404, as the API does.
 */
export function fakeApi(answers: Record<string, Answer>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  async function ask(address: string, init: Asked): Promise<FakeAnswer> {
    const url = new URL(address, 'http://localhost');
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    requests.push(request);
    noteCall(request.method, request.path);
    const known = answers[`${request.method} ${request.path}`] ?? answers[request.path];
    const answer = await (typeof known === 'function' ? known(request) : known);
    if (answer === UNREACHABLE) throw new TypeError('fetch failed');
    if (answer instanceof FakeAnswer) return answer;
    return answer === undefined ? failure(404) : new FakeAnswer(200, answer);
  }
  globalThis.fetch = async (input, init = {}) => {
    const { status, body, headers } = await ask(String(input), init);
    return new Response(JSON.stringify(body), { status, headers });
  };
  globalThis.XMLHttpRequest = followed(ask) as unknown as typeof XMLHttpRequest;
  return requests;
}
