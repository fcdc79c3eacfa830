import { type Category, type CategoryPair, FIRST_CATEGORIES } from '@manjara/contracts';
import { http } from 'msw/core/http';
import { setupServer } from 'msw/node';
import { NO_BACKUPS } from './backups';
import { noteCall, verifyCalls } from './api-operations';
import { NOTIFICATION_STATUS } from './notification-status';

export interface Call {
  params: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = (call: Call) => Answer | Response | Promise<Answer | Response>;

let calls: { route: string; call: Call }[] = [];
let unexpected: string[] = [];

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/')) return request.formData();
  return type.startsWith('application/json') ? request.json() : undefined;
}

const toResponse = ({ body, ...init }: Answer): Response =>
  body === undefined ? new Response(null, init) : Response.json(body, init);

/** The URL of an uploaded file, as returned by `POST /pictures`. */
export const urlOf = (name: string): string => `/api/files/${name}`;

const storePicture: Handler = ({ body }) => {
  const file = (body as FormData).get('image') as File;
  return { status: 201, body: { url: urlOf(file.name) } };
};

const toCategory = ({ en, ar }: CategoryPair): Category => ({
  _id: `id-of-${en}`,
  name: en,
  arName: ar,
  introduction: '',
  arIntroduction: '',
});

const DEFAULTS: Record<string, Handler | Answer> = {
  // Tables request the number of drafts.
  ...Object.fromEntries(
    ['projects', 'products', 'reviews', 'partners'].map((name) => [
      `GET /${name}?status=draft`,
      { body: [] },
    ]),
  ),
  'GET /pinned-projects': { body: { ids: [] } },
  'GET /admin/sessions': { body: [] },
  'GET /project-categories': { body: FIRST_CATEGORIES.projects.map(toCategory) },
  'GET /product-lines': { body: FIRST_CATEGORIES.products.map(toCategory) },
  'GET /admin/notifications': { body: NOTIFICATION_STATUS },
  'GET /backups': { body: NO_BACKUPS },
  'GET /scheduled': { body: [] },
  'GET /first-hour': { body: { phone: true, hours: true, project: true, review: true } },
  'POST /pictures': storePicture,
};

let handlers = new Map<string, Handler | Answer>();

const server = setupServer(
  http.all('*', async ({ request }) => {
    const { pathname, searchParams: params } = new URL(request.url);
    const path = pathname.replace('/api', '');
    noteCall(request.method, path);
    // Requests with `status=draft` have their own handler.
    const status = params.get('status');
    const route = `${request.method} ${path}${status ? `?status=${status}` : ''}`;
    const handler = handlers.get(route);
    if (!handler) {
      unexpected.push(route);
      return Response.error();
    }
    const call: Call = { params, headers: request.headers, body: await bodyOf(request) };
    calls.push({ route, call });
    const answer = typeof handler === 'function' ? await handler(call) : handler;
    return answer instanceof Response ? answer : toResponse(answer);
  }),
);

/** The mocked server; an unexpected call fails the test. */
export const network = {
  listen: () => server.listen(),
  close: () => server.close(),
  /** Forgets the responses and calls of a test. */
  reset(): void {
    handlers = new Map(Object.entries(DEFAULTS));
    calls = [];
    unexpected = [];
  },
  /** Sets the response of a route, e.g. `GET /projects`; replaces an earlier one. */
  on: (route: string, handler: Handler | Answer): void => void handlers.set(route, handler),
  /** Holds a call until `release` is called. */
  hold(route: string, answer: Answer): { call: () => Call; release: (other?: Answer) => void } {
    let release: (answer: Answer) => void = () => undefined;
    let held: Call | undefined;
    network.on(route, (call) => {
      held = call;
      return new Promise((resolve) => {
        release = resolve;
      });
    });
    return {
      call: () => {
        if (!held) throw new Error(`${route} was not called.`);
        return held;
      },
      release: (other) => release(other ?? answer),
    };
  },
  /** Makes a route unreachable. */
  lose: (route: string): void => network.on(route, () => Response.error()),
  calls: (route: string): Call[] =>
    calls.filter((each) => each.route === route).map(({ call }) => call),
  verify(): void {
    expect(unexpected).toEqual([]);
    verifyCalls();
  },
};

export const refusal = (
  status: number,
  message: string,
  details?: { field: string; message: string }[],
): Answer => ({
  status,
  body: { statusCode: status, error: 'refused', message, ...(details && { details }) },
});
