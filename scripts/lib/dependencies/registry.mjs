// A registry for the tests: it knows advisories, and nothing else.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

const BULK = '/-/npm/v1/security/advisories/bulk';

/** As the registry words an advisory. */
export const advisory = (id, severity, changes = {}) => ({
  id: [...id].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 1_000_000,
  url: `https://github.com/advisories/${id}`,
  title: `What ${id} is about`,
  severity,
  vulnerable_versions: '<=9.9.9',
  cwe: [],
  cvss: { score: 0, vectorString: null },
  ...changes,
});

/** What every registry with audits knows. */
export const KNOWN = { minimist: [advisory('GHSA-vh95-rmgr-6w4m', 'moderate')] };

async function bodyOf(request) {
  const bytes = await buffer(request);
  const isPacked = request.headers['content-encoding'] === 'gzip';
  return JSON.parse(String(isPacked ? gunzipSync(bytes) : bytes));
}

/**
 * Runs `work` with the address of a registry.
 * @param {(asked: Record<string, string[]>) => object | number} answer to the packages asked about:
 *   advisories by package, or a status that refuses
 * @param {(url: string) => Promise<void>} work
 */
export async function withRegistry(answer, work) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== BULK) {
      response.writeHead(404).end('{}');
      return;
    }
    const answered = answer(await bodyOf(request));
    const refused = typeof answered === 'number';
    response.writeHead(refused ? answered : 200, { 'Content-Type': 'application/json' });
    response.end(refused ? '' : JSON.stringify(answered));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  try {
    await work(`http://127.0.0.1:${/** @type {any} */ (server.address()).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Answers with those of the advisories that concern what is asked about. */
export const knowing = (advisories) => (asked) =>
  Object.fromEntries(Object.entries(advisories).filter(([name]) => name in asked));
