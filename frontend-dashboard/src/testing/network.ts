import {
  AxiosError,
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { api } from '../lib/api/client';
import { noteCall, verifyCalls } from './api-operations';

export interface Call {
  method: string;
  path: string;
  params: Record<string, unknown>;
  headers: AxiosHeaders;
  body: unknown;
  /** Tells the caller how much of the upload has arrived, 0 to 1. */
  progress: (part: number) => void;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Handler = (call: Call) => Answer | Promise<Answer>;

const handlers = new Map<string, Handler>();
let calls: Call[] = [];
let unexpected: string[] = [];

/** Requests with `status=draft` have their own handler. */
function routeOf({ method, path, params }: Call): string {
  const { status } = params;
  return `${method} ${path}${status ? `?status=${String(status)}` : ''}`;
}

const bodyOf = ({ data }: InternalAxiosRequestConfig): unknown =>
  typeof data === 'string' ? JSON.parse(data) : data;

function toCall(config: InternalAxiosRequestConfig): Call {
  return {
    method: config.method?.toUpperCase() ?? 'GET',
    path: config.url ?? '',
    params: (config.params ?? {}) as Record<string, unknown>,
    headers: config.headers,
    body: bodyOf(config),
    progress: (part) =>
      config.onUploadProgress?.({
        loaded: part * 1000,
        total: 1000,
        bytes: 0,
        lengthComputable: true,
      }),
  };
}

/** Ends with the cancellation as soon as the caller gives up. */
const untilCancelled = (signal: InternalAxiosRequestConfig['signal']) =>
  new Promise<never>((_resolve, reject) => {
    const cancel = () => reject(new CanceledError());
    if (signal?.aborted) cancel();
    signal?.addEventListener?.('abort', cancel);
  });

const adapter: AxiosAdapter = async (config) => {
  const call = toCall(config);
  calls.push(call);
  noteCall(call.method, call.path);
  const handler = handlers.get(routeOf(call));
  if (!handler) {
    unexpected.push(routeOf(call));
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  }
  const answer = await Promise.race([handler(call), untilCancelled(config.signal)]);
  const response: AxiosResponse = {
    data: answer.body,
    status: answer.status ?? 200,
    statusText: '',
    headers: new AxiosHeaders(answer.headers),
    config,
  };
  if (config.validateStatus?.(response.status)) return response;
  throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
};

/** The address of an uploaded file, as `POST /pictures` answers it. */
export const urlOf = (name: string): string => `/api/files/${name}`;

const storePicture: Handler = ({ body }) => {
  const file = (body as FormData).get('image') as File;
  return { status: 201, body: { url: urlOf(file.name) } };
};

/** The server, replaced at the network's edge; a call that no test expects fails the test. */
export const network = {
  install(): void {
    handlers.clear();
    // Tables ask how many drafts there are.
    for (const name of ['projects', 'products', 'reviews'])
      network.on(`GET /${name}?status=draft`, { body: [] });
    network.on('POST /pictures', storePicture);
    calls = [];
    unexpected = [];
    api.defaults.adapter = adapter;
  },
  /** Answers `GET /projects` and the like; a later answer replaces an earlier one. */
  on(route: string, handler: Handler | Answer): void {
    handlers.set(route, typeof handler === 'function' ? handler : () => handler);
  },
  /** Lets a call wait; the returned function lets it go on. */
  hold(route: string, answer: Answer): { call: () => Call; release: (other?: Answer) => void } {
    let release: (answer: Answer) => void = () => undefined;
    let held: Call | undefined;
    handlers.set(route, (call) => {
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
  /** The server cannot be reached. */
  lose(route: string): void {
    handlers.set(route, () => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK);
    });
  },
  calls: (route: string): Call[] => calls.filter((call) => routeOf(call) === route),
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
