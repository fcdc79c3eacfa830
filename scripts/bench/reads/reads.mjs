// What a public read costs the API, beside a bare server that sends the same bytes.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../lib/paths.mjs';
import { build } from '../../lib/run.mjs';
import { isolatedApi } from '../isolated-api.mjs';
import { bareServer } from './bare-server.mjs';
import { load } from './load.mjs';

const PROJECTS = 500;
const ROUNDS = 5;
const REQUESTS = 4_000;
const WARM_UP_MS = 10_000;
const WEBP = { Accept: 'image/webp' };
const TEXTS = {
  name: 'A reception of oak',
  arName: 'استقبال من خشب البلوط',
  category: 'Hospitality',
  arCategory: 'الضيافة',
  description: 'Desk, walls and ceiling of oak, made in the workshop and put up in nine days.',
  arDescription: 'مكتب وجدران وسقف من خشب البلوط، صُنعت في الورشة وركّبت في تسعة أيام.',
  alt: 'Reception',
  arAlt: 'استقبال',
};

/** A picture whose widest form has about 200 KB. */
async function photograph() {
  const sharp = createRequire(fromRoot('backend/package.json'))('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 9 };
  return sharp({ create: { width: 1_920, height: 1_280, channels: 3, noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function post(api) {
  const form = new FormData();
  for (const [field, text] of Object.entries(TEXTS)) form.append(field, text);
  form.append('image', new Blob([await photograph()]), 'main.jpg');
  const options = { method: 'POST', headers: api.headers, body: form };
  const answer = await fetch(`${api.url}/api/projects`, options);
  if (!answer.ok) throw new Error(`The project was answered ${answer.status}.`);
  return answer.json();
}

/** Reads until the answer comes from memory, in the form that is asked for. */
async function fromMemory(url, headers) {
  const limit = Date.now() + WARM_UP_MS;
  for (;;) {
    const answer = await fetch(url, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    const isHit = answer.headers.get('cache-status')?.endsWith('; hit');
    const wanted = headers['Accept-Encoding'] ?? 'identity';
    const encoding = answer.headers.get('content-encoding') ?? 'identity';
    if (isHit && encoding === wanted) return { answer, body };
    if (Date.now() > limit) throw new Error(`${url} does not come from memory.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function casesOf(api) {
  const project = await post(api);
  await api.repeatProject(PROJECTS - 1);
  const plain = { 'Accept-Encoding': 'identity' };
  const cases = [
    ['list of 20', '/api/projects?page=1&limit=20', plain],
    ['list of 500', '/api/projects', plain],
    ['one project', `/api/projects/${project._id}`, plain],
    ['texts of home', '/api/content/home', plain],
    ['picture', `${project.image.url}?w=1920`, WEBP],
  ];
  return Promise.all(
    cases.map(async ([name, target, headers]) => {
      const { answer, body } = await fromMemory(`${api.url}${target}`, headers);
      const type = answer.headers.get('content-type');
      return { name, target, headers, status: 200, type, etag: answer.headers.get('etag'), body };
    }),
  );
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

export async function bench() {
  await build(['@manjara/backend', '@manjara/embedded-mongo'], { quiet: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'manjara-bench-'));
  const closing = [];
  try {
    const api = await isolatedApi(path.join(folder, 'data'));
    closing.push(() => api.stop());
    const cases = await casesOf(api);
    const bare = await bareServer(Object.fromEntries(cases.map((each) => [each.target, each])));
    closing.push(() => bare.stop());
    const [list] = cases;
    const unchanged = { ...list.headers, 'If-None-Match': list.etag };
    cases.push({ ...list, name: 'list of 20, 304', headers: unchanged, status: 304 });

    console.log(`Processor time for a request, median of ${ROUNDS} rounds of ${REQUESTS}\n`);
    for (const { name, target, headers, status, body } of cases) {
      const times = { api: [], bare: [] };
      // In turns, so that both meet the same machine; the first round only warms up.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [key, { url, pid }] of Object.entries({ api, bare })) {
          const options = { url: `${url}${target}`, pid, headers, count: REQUESTS, status };
          const time = await load(options);
          if (round > 0) times[key].push(time);
        }
      }
      const [ours, reference] = [median(times.api), median(times.bare)];
      const size = `${((status === 304 ? 0 : body.length) / 1e3).toFixed(1)} KB`;
      console.log(
        `  ${name.padEnd(16)} ${size.padStart(9)}   API ${ours.toFixed(0).padStart(4)} µs · bare ` +
          `${reference.toFixed(0).padStart(4)} µs · ratio ${(ours / reference).toFixed(2)}`,
      );
    }
  } finally {
    for (const close of closing.reverse()) await close();
    await rm(folder, { recursive: true, force: true });
  }
}
