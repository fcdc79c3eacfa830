// What happens when the admin adds a hundred photographs at once, and a visitor reads meanwhile.
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../lib/paths.mjs';
import { build } from '../../lib/run.mjs';
import { isolatedApi } from '../isolated-api.mjs';
import { watchMemory } from '../memory.mjs';
import { startProbe } from '../probe.mjs';
import { bareServer, UPLOAD_PATH } from './bare-server.mjs';
import { makePhotographs, MEGAPIXELS } from './photographs.mjs';

/** What it takes. */
export const usage = 'npm run bench -- uploads';

const PHOTOGRAPHS = 100;
const { PICTURE_WIDTHS } = createRequire(fromRoot('backend/package.json'))('@manjara/contracts');
const WARM_UP_LIMIT_MS = 10 * 60_000;
const TEXTS = {
  name: 'A hall of a hundred photographs',
  arName: 'قاعة من مئة صورة',
  category: 'Hospitality',
  arCategory: 'الضيافة',
  description: 'Measured',
  arDescription: 'قياس',
  alt: 'Hall',
  arAlt: 'قاعة',
};

/** A form that is read from the disk while it is sent. */
async function formOf(photographs) {
  const form = new FormData();
  for (const [field, text] of Object.entries(TEXTS)) form.append(field, text);
  form.append('image', await openAsBlob(photographs[0]), 'main.jpg');
  for (const [index, photograph] of photographs.entries()) {
    form.append('secondaryImages', await openAsBlob(photograph), `photograph-${index}.jpg`);
  }
  return form;
}

async function post(url, photographs, headers = {}) {
  const began = performance.now();
  const answer = await fetch(url, { method: 'POST', headers, body: await formOf(photographs) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { text, seconds: (performance.now() - began) / 1_000 };
}

/** Waits until the pictures' smaller forms are made; the seconds it took. */
async function untilWarm(api, expected) {
  const began = performance.now();
  while ((await api.countVariants()) < expected) {
    if (performance.now() - began > WARM_UP_LIMIT_MS) {
      throw new Error(`${await api.countVariants()} of ${expected} variants were made.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return (performance.now() - began) / 1_000;
}

const ms = (value) => `${value.toFixed(1)} ms`;

function row(name, { api, bare }) {
  const cell = (quantile) =>
    `${ms(api[quantile])} (bare ${ms(bare[quantile])}, ratio ${(api[quantile] / bare[quantile]).toFixed(1)})`;
  console.log(`  ${name.padEnd(24)} p50 ${cell('p50')} · p99 ${cell('p99')} · max ${ms(api.max)}`);
}

export async function bench() {
  await build(['@manjara/backend', '@manjara/embedded-mongo'], { quiet: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'manjara-bench-'));
  const closing = [];
  try {
    console.log(`Making photographs of ${MEGAPIXELS} megapixels …`);
    const { files, bytes } = await makePhotographs(path.join(folder, 'photographs'), PHOTOGRAPHS);
    const api = await isolatedApi(path.join(folder, 'data'));
    closing.push(() => api.stop());
    // One project, so that the list which is read meanwhile is not empty.
    await post(`${api.url}/api/projects`, files.slice(0, 1), api.headers);
    await untilWarm(api, 2 * PICTURE_WIDTHS.length);
    const list = `${api.url}/api/projects?limit=20`;
    const bare = await bareServer(await (await fetch(list)).text());
    closing.push(() => bare.stop());

    const reference = await post(`${bare.url}${UPLOAD_PATH}`, files);
    const probe = () => startProbe({ api: list, bare: bare.url });
    const idle = probe();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const latencyIdle = await idle.stop();

    const memory = watchMemory(api.pid);
    const variants = await api.countVariants();
    const during = probe();
    const upload = await post(`${api.url}/api/projects`, files, api.headers);
    const latencyUpload = await during.stop();
    const peakUpload = memory.peak();
    const after = probe();
    const warm = await untilWarm(api, variants + PICTURE_WIDTHS.length * (PHOTOGRAPHS + 1));
    const latencyWarm = await after.stop();
    memory.stop();

    const stored = JSON.parse(upload.text).secondaryImages.length;
    console.log(`
${stored} pictures, ${(bytes / 1e6).toFixed(0)} MB in one form
  answered after           ${upload.seconds.toFixed(1)} s (a bare server that writes the bytes to disk: ${reference.seconds.toFixed(1)} s, ratio ${(upload.seconds / reference.seconds).toFixed(1)})
  all widths ready after   ${warm.toFixed(1)} s more, in the background
  memory of API, peak      ${peakUpload.main.toFixed(0)} MB while answering, with its picture processes ${peakUpload.all.toFixed(0)} MB
  until all is ready       ${memory.peak().main.toFixed(0)} MB, with its picture processes ${memory.peak().all.toFixed(0)} MB

GET /projects?limit=20 meanwhile`);
    row('at rest', latencyIdle);
    row('while the form is sent', latencyUpload);
    row('while widths are made', latencyWarm);
  } finally {
    for (const close of closing.reverse()) await close();
    await rm(folder, { recursive: true, force: true });
  }
}
