import {
  AxiosError,
  type AxiosAdapter,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { api } from '../api/client';
import { noteCall, verifyCalls } from './api-operations';

export interface Call {
  method: string;
  path: string;
  params: Record<string, unknown>;
  headers: AxiosHeaders;
  body: unknown;
  /** Reports upload progress to the caller, 0 to 1. */
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

/** Rejects when the caller cancels the request. */
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

/** The URL of an uploaded file, as returned by `POST /pictures`. */
export const urlOf = (name: string): string => `/api/files/${name}`;

const storePicture: Handler = ({ body }) => {
  const file = (body as FormData).get('image') as File;
  return { status: 201, body: { url: urlOf(file.name) } };
};

/** Mocks the server at the HTTP adapter; an unexpected call fails the test. */
export const network = {
  install(): void {
    handlers.clear();
    // Tables request the number of drafts.
    for (const name of ['projects', 'products', 'reviews'])
      network.on(`GET /${name}?status=draft`, { body: [] });
    network.on('POST /pictures', storePicture);
    calls = [];
    unexpected = [];
    api.defaults.adapter = adapter;
  },
  /** Sets the response of a route, e.g. `GET /projects`; replaces an earlier one. */
  on(route: string, handler: Handler | Answer): void {
    handlers.set(route, typeof handler === 'function' ? handler : () => handler);
  },
  /** Holds a call until `release` is called. */
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
  /** Makes a route unreachable. */
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
