import type { ErrorBody } from '@manjara/contracts';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Of a JSON body its value, of a form its fields. */
  body: unknown;
}
type Answer = unknown | ((request: FakeRequest) => unknown);

/** An answer other than 200, or with headers. */
export class FakeAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

export const failure = (status: number, body: Partial<ErrorBody> = {}): FakeAnswer =>
  new FakeAnswer(status, { statusCode: status, error: 'failed', message: '', ...body });

/** No answer at all: the server cannot be reached. */
export const UNREACHABLE = Symbol('unreachable');

function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body);
  return body instanceof FormData ? Object.fromEntries(body) : undefined;
}

/**
 * Stands in for the network: answers by `METHOD /path` or `/path`. Whatever a test did not say
 * anything about answers 404, as the API would.
 */
export function fakeApi(answers: Record<string, Answer>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const request: FakeRequest = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    requests.push(request);
    const known = answers[`${request.method} ${request.path}`] ?? answers[request.path];
    const answer = await (typeof known === 'function' ? known(request) : known);
    if (answer === UNREACHABLE) throw new TypeError('fetch failed');
    const { status, body, headers } =
      answer instanceof FakeAnswer
        ? answer
        : answer === undefined
          ? failure(404)
          : new FakeAnswer(200, answer);
    return new Response(JSON.stringify(body), { status, headers });
  };
  return requests;
}
