import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const SCRIPT = '/_watch.js';
const REPORTS = '/_watch';

/** Runs before the page's scripts: reports console messages, errors and policy violations. */
function watch(address: string): void {
  const tell = (problem: string) => navigator.sendBeacon(address, problem);
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind].bind(console);
    console[kind] = (...args: unknown[]) => {
      tell(`console: ${args.map(String).join(' ')}`);
      log(...args);
    };
  }
  const onError = ({ target, message }: ErrorEvent) => {
    const { localName, outerHTML } = target as Element;
    // WebKit gives up decoding placeholders when their page is left.
    if (localName === 'img' && outerHTML.includes('src="data:')) return;
    tell(localName ? `not loaded: ${outerHTML.slice(0, 300)}` : `uncaught: ${message}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  document.currentScript?.remove();
}

/**
 * Proxies the site and injects a script before those of each page, because no driver exposes
 * WebKit's console. `problems` collects the reports and all error responses.
 */
export async function startWatchedSite(site: string) {
  const problems: string[] = [];
  const { hostname, port } = new URL(site);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const headers = { ...incoming.headers };
    const isPage = headers.accept?.includes('text/html');
    if (isPage) delete headers['accept-encoding'];
    const { method, url } = incoming;
    const asked = request({ hostname, port, method, path: url, headers }, (answer) => {
      void respond(answer);
    });
    const respond = async (answer: IncomingMessage) => {
      const { statusCode = 500 } = answer;
      if (statusCode >= 400) problems.push(`response: ${statusCode} ${method} ${url}`);
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const page = await text(answer);
      delete answer.headers['content-length'];
      outgoing.writeHead(statusCode, answer.headers);
      outgoing.end(page.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`));
    };
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  }

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT) {
      outgoing.setHeader('Content-Type', 'text/javascript');
      outgoing.end(`(${String(watch)})(${JSON.stringify(REPORTS)})`);
    } else if (incoming.url === REPORTS) {
      void text(incoming).then((problem) => problems.push(problem));
      outgoing.writeHead(204).end();
    } else forward(incoming, outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems,
    end: () => server.close().closeAllConnections(),
  };
}
