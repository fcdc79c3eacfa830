import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { TOLD_BY_304 } from '@manjara/contracts';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import { LRUCache } from 'lru-cache';
import { accepted, type Encoding } from '../http/compress';
import type { ShellConfig } from '../config';
import { cookieLanguage } from '../http/language';
import { isSecure, originOf } from '../http/origin';
import type { Asked } from './page';
import type { PageAddress } from './page-address';
import type { PageBody } from './page-body';
import type { PageKeeper } from './page-keeper';
import { has } from './send-page';

/** Requests whose answers are remembered, and the longest address among them. */
const MAX_KNOWN = 1_000;
const MAX_URL = 500;

/** A page as it was shown to somebody, without its text. */
interface Shown {
  address: PageAddress;
  /** Of the text that the headers belong to. */
  etag: string;
  /** Of a 304, and of each form: name, value, name, value. */
  unchanged: readonly string[];
  forms: Readonly<Record<Encoding | 'html', readonly string[]>>;
}

export interface ShownOptions extends Pick<ShellConfig, 'publicUrl' | 'trustProxy'> {
  keeper: PageKeeper;
  /** Names the releases that are live. */
  release(): string | undefined;
  /** Hears by which address of the site a visitor comes. */
  meet(origin: string): void;
}

/**
 * Remembers how requests for kept pages were answered. The next one that is alike gets the same
 * headers and what is kept by then, without being read again; everything else, and every page that
 * is not known to be true, is none of its business.
 */
export class ShownPages {
  readonly #known = new LRUCache<string, Shown>({ max: MAX_KNOWN });

  constructor(private readonly options: ShownOptions) {}

  /** Answers a request if it can; false: it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const release = this.options.release();
    if (release === undefined || !isRead(request)) return false;
    const shown = this.#known.get(this.#keyOf(request, release));
    const body = shown && this.options.keeper.shown(shown.address, release, shown.etag);
    if (!body) return false;
    this.options.meet(shown.address.origin);
    send(request, response, shown, body);
    return true;
  }

  /** Remembers what a kept page was answered with: everything but its length and its encoding. */
  learn(
    request: IncomingMessage,
    { address, release }: Asked,
    body: PageBody,
    headers: OutgoingHttpHeaders,
  ): void {
    if ((request.url?.length ?? 0) > MAX_URL) return;
    const { etag } = body;
    const told = Object.entries({ ...headers, etag }).map(([name, value]) => [name, String(value)]);
    const all = told.flat();
    const form = (encoding: Encoding) => [
      ...all,
      'content-encoding',
      encoding,
      'content-length',
      String(body[encoding].length),
    ];
    this.#known.set(this.#keyOf(request, release), {
      address,
      etag,
      unchanged: told.filter(([name]) => TOLD_BY_304.has(name!)).flat(),
      forms: {
        html: [...all, 'content-length', String(body.html.length)],
        br: form('br'),
        gzip: form('gzip'),
      },
    });
  }

  /**
   * All on which the answer depends, beside the form that is asked for. Other releases may have other
   * routes, and what an address stands for is theirs to say.
   */
  #keyOf(request: IncomingMessage, release: string): string {
    const tls = isSecure(request, this.options) ? 'tls ' : '';
    const language = cookieLanguage(request) ?? '';
    return `${release} ${tls}${language} ${originOf(request, this.options)}${request.url}`;
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, unchanged, forms }: Shown,
  body: PageBody,
): void {
  const own = [REQUEST_ID_HEADER, String(request.headers[REQUEST_ID_HEADER])];
  if (has(request, etag)) {
    response.writeHead(304, [...unchanged, ...own]).end();
    return;
  }
  const form = accepted(request.headers['accept-encoding']) ?? 'html';
  response.writeHead(200, [...forms[form], ...own]);
  response.end(request.method === 'HEAD' ? undefined : body[form]);
}
