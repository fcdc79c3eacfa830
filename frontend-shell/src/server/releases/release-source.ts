import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import type { NextFunction, Request, Response as Reply } from 'express';
import { createProxyServer } from 'httpxy';
import { staticFiles } from '../http/static-files';

const POINTER_TIMEOUT_MS = 3000;
const FILE_TIMEOUT_MS = 10_000;
/** The headers of a usual file server; browsers never show a release file as a page. */
const FILE_HEADERS = {
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sends an error that must not be cached. */
const sendFailure = (response: Reply, status: number, text: string) =>
  void response.status(status).type('text/plain').set('cache-control', 'no-store').send(text);

/** Where a remote's releases are: a local folder or a file server. */
export interface ReleaseSource {
  /** The text of `latest.json`; rejects if it cannot be read. */
  pointer(): Promise<string>;
  /** A file of a release; rejects if it cannot be read. */
  read(base: string, file: string): Promise<Buffer>;
  /** Answers a request with a file, named relative to the pointer. */
  send(file: string, request: Request, response: Reply, next: NextFunction): Promise<void>;
}

/** @param pointerUrl of `latest.json`: `file:`, `http:` or `https:` */
export function sourceAt(pointerUrl: string): ReleaseSource {
  return pointerUrl.startsWith('file:')
    ? folderSource(path.dirname(fileURLToPath(pointerUrl)))
    : serverSource(pointerUrl);
}

function folderSource(root: string): ReleaseSource {
  const serve = staticFiles(root, { maxAge: '1y', immutable: true, headers: FILE_HEADERS });
  return {
    pointer: () => readFile(path.join(root, 'latest.json'), 'utf8'),
    async read(base, file) {
      const target = path.join(root, base, file);
      if (!target.startsWith(root + path.sep))
        throw new Error(`${file} is outside the folder of releases.`);
      return readFile(target);
    },
    async send(file, request, response, next) {
      request.url = `/${file}`;
      await serve(request, response, (error?: unknown) =>
        error ? next(error) : sendFailure(response, 404, 'Not found'),
      );
    },
  };
}

const proxy = createProxyServer({ proxyTimeout: FILE_TIMEOUT_MS, agent: new Agent() });
// The shell's response has its own id already, and the file server may send another one.
proxy.on('proxyRes', ({ headers }) => delete headers[REQUEST_ID_HEADER]);

function serverSource(pointerUrl: string): ReleaseSource {
  const root = new URL('.', pointerUrl);
  const get = async (url: string | URL, timeoutMs: number): Promise<Response> => {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${String(url)} answers ${response.status}`);
    return response;
  };
  return {
    pointer: async () => (await get(pointerUrl, POINTER_TIMEOUT_MS)).text(),
    async read(base, file) {
      const response = await get(new URL(file, new URL(base, root)), FILE_TIMEOUT_MS);
      return Buffer.from(await response.arrayBuffer());
    },
    async send(file, request, response) {
      // The file server may belong to another team: do not send it cookies or credentials.
      delete request.headers.cookie;
      delete request.headers.authorization;
      request.url = `${root.pathname}${file}`;
      try {
        await proxy.web(request, response, { target: root.origin, changeOrigin: true });
      } catch (error) {
        if (response.headersSent) response.destroy(error as Error);
        else sendFailure(response, 502, 'The server of this release does not answer.');
      }
    },
  };
}
