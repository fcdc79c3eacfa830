import { freePort } from '../../lib/ports.mjs';
import { readAll } from './load.mjs';
import { familyCpu, familyMemory, memoryAtRest } from './processes.mjs';
import { Started } from './started.mjs';

/**
 * A product that is measured, from its own folder.
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} cwd where `npm start` starts it
 * @property {Record<string, string>} env
 * @property {string[]} script what `npm start` runs
 * @property {string} page path of the first page that somebody opens
 * @property {(body: string) => boolean} [isPage] whether it is that page, and not one about a failure
 * @property {string} api path that answers once the API does
 * @property {() => Promise<void>} prepare builds it, with content
 * @property {() => unknown} [empty] takes its data away; without it there is no first start of its own
 * @property {() => Promise<{ mb: number, packages: number }>} install
 * @property {(url: string) => Promise<string[]>} reads addresses of a list and of one item
 * @property {() => Promise<Map<number, string>>} [processes] the names of its processes
 * @property {(url: string) => Promise<void>} [more] what is done to it after the same reads
 */

export const READS = 4_000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function start(subject, command, args) {
  const port = await freePort();
  const env = { ...subject.env, PORT: String(port) };
  const started = new Started({ command, args, cwd: subject.cwd, env });
  return { started, url: `http://127.0.0.1:${port}` };
}

/** Seconds from `npm start` until the page and the API answer, and of the processor for both. */
async function coldStart(subject) {
  const { started, url } = await start(subject, 'npm', ['start']);
  try {
    const [page, api] = await Promise.all([
      started.answers(url + subject.page, subject.isPage),
      started.answers(url + subject.api),
    ]);
    return { page, api, cpu: familyCpu(started.pid) };
  } finally {
    await started.stop();
  }
}

/**
 * Medians, by subject; they start in turn, so that all of them meet the same machine.
 * @param {Subject[]} subjects
 */
export async function coldStarts(subjects, runs) {
  const seen = subjects.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, subject] of subjects.entries()) seen[index].push(await coldStart(subject));
  }
  return seen.map((each) => ({
    page: median(each.map(({ page }) => page)),
    api: median(each.map(({ api }) => api)),
    cpu: median(each.map(({ cpu }) => cpu)),
  }));
}

/** @param {Subject} subject without data */
export async function firstStarts(subject, runs) {
  const { empty } = subject;
  if (!empty) return undefined;
  const each = [];
  for (let run = 0; run < runs; run++) {
    await empty();
    const { page, api } = await coldStart(subject);
    each.push(Math.max(page, api));
  }
  return median(each);
}

/**
 * The memory of all its processes at rest, after the same reads for every subject, at rest again,
 * and after what else is done to it.
 * @param {Subject} subject
 */
export async function memory(subject) {
  const { started, url } = await start(subject, process.execPath, subject.script);
  try {
    await started.answers(url + subject.page, subject.isPage);
    await started.answers(url + subject.api);
    const rest = await memoryAtRest(started.pid);
    await readAll(await subject.reads(url), READS);
    await readAll([url + subject.page], READS / 20);
    const loaded = familyMemory(started.pid);
    const again = await memoryAtRest(started.pid, rest.each.size);
    await subject.more?.(url);
    const more = subject.more && familyMemory(started.pid);
    return { rest, loaded, again, more, names: (await subject.processes?.()) ?? new Map() };
  } finally {
    await started.stop();
  }
}
