import type { ErrorBody } from '@manjara/contracts';
import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';
import { noteCall } from './api-operations';

export interface Call {
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON of the body. */
  body: unknown;
}
type Answer = unknown | ((call: Call) => unknown);

export const failure = (status: number, body: Partial<ErrorBody> = {}): Response =>
  Response.json({ statusCode: status, error: 'failed', message: '', ...body }, { status });

/** A page of a list, with the length of the whole. */
export const partOf = (total: number, items: unknown): Response =>
  Response.json(items, { headers: { 'x-total-count': String(total) } });

export const UNREACHABLE = Response.error();

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/**
 * Sets the API's answers by `METHOD /path` or `/path`: a body, a response or a function that returns
 * one. Everything else is not found, as in the API.
 * @returns the calls, filled with each request
 */
export function mockApi(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  const handler = http.all('*/api/*', async ({ request }) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const text = await request.text();
    const call = { path, query, headers: request.headers, body: text && JSON.parse(text) };
    calls.push(call);
    noteCall(request.method, path);
    const known = answers[`${request.method} ${path}`] ?? answers[path];
    const answer: unknown = await (typeof known === 'function' ? known(call) : known);
    if (answer === undefined) return failure(404);
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  server.resetHandlers(handler);
  return calls;
}
