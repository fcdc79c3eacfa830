import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const WARM_UP_MS = 30_000;
const PLAIN = { 'Accept-Encoding': 'identity' };
/** What browsers say. */
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const WEBP = { ...PLAIN, Accept: 'image/webp' };

/**
 * @typedef {object} Case a read, and the answer that it gets from memory
 * @property {string} name
 * @property {string} url
 * @property {Record<string, string>} headers that it is asked for with
 * @property {number[]} pids the processes that it costs
 * @property {number} weight how often it is in the mixed load; 0: not at all
 * @property {boolean} judged whether it is held to the goal
 * @property {string} type
 * @property {string} etag
 * @property {string} [encoding]
 * @property {Buffer} body
 */

/** An answer's bytes as they are sent, which `fetch` would decode. */
async function read(url, headers) {
  const response = await new Promise((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  return { headers: response.headers, body: await buffer(response) };
}

/** Reads until the answer comes from memory, in the form that is asked for. */
async function fromMemory(url, headers) {
  const limit = Date.now() + WARM_UP_MS;
  const wanted = headers === BROWSER ? 'br' : undefined;
  for (;;) {
    const answer = await read(url, headers);
    const isHit = answer.headers['cache-status']?.endsWith('; hit');
    const encoding = answer.headers['content-encoding'];
    if (isHit && encoding === wanted) {
      const { 'content-type': type, etag } = answer.headers;
      return { type, etag, encoding, body: answer.body };
    }
    if (Date.now() > limit) throw new Error(`${url} does not come from memory.`);
    await pause(100);
  }
}

/**
 * The public reads. A visit reads one page; what it calls and shows comes to several answers.
 * @returns {Promise<Case[]>}
 */
export async function casesOf({ api, shell, project }) {
  const both = { url: shell.url, pids: [...shell.pids, ...api.pids] };
  const list = '/api/projects?page=1&limit=20';
  const cases = [
    ['list of 20', api, list, PLAIN, 4],
    ['list of 20, br', api, list, BROWSER, 4],
    ['list of 500', api, '/api/projects', PLAIN, 1],
    ['one project', api, `/api/projects/${project._id}`, PLAIN, 4],
    ['home content', api, '/api/content/home', PLAIN, 4],
    ['picture', api, `${project.image.url}?w=1920`, WEBP, 4],
    ['page', shell, '/', PLAIN, 2],
    ['page, br', shell, '/', BROWSER, 4],
    ['list of 20 by shell', both, list, PLAIN, 0],
  ];
  return Promise.all(
    cases.map(async ([name, { url, pids }, target, headers, weight]) => {
      const answer = await fromMemory(url + target, headers);
      const judged = pids.length === 1;
      return { name, url: url + target, pids, headers, weight, judged, ...answer };
    }),
  );
}
