import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 1_000;
/** V8 gives back what a start has left behind, and a workshop ends, within a minute of idleness. */
const STILL_MS = 75_000;
const STILL_WITHIN = 0.01;
const REST_LIMIT_MS = 240_000;
const KB = 1_024;

/**
 * What a process holds, in megabytes (10⁶ bytes; Linux).
 * @typedef {object} Memory
 * @property {number} rss resident, what it shares with others counted whole
 * @property {number} pss what it shares counted in equal parts for all who share it, also with others
 *   that happen to run on the machine
 * @property {number} own what it shares with nobody
 */

/** @param {string} text of a file in /proc */
const field = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** @returns {Memory | undefined} undefined when it has ended */
export function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const mb = (name) => (field(text, name) * KB) / 1e6;
    return { rss: mb('Rss'), pss: mb('Pss'), own: mb('Private_Clean') + mb('Private_Dirty') };
  } catch {
    return undefined;
  }
}

/** Clock ticks of /proc in a second; the same on every Linux. */
const TICKS = 100;
const [USER, SYSTEM] = [11, 12];

/** Seconds of the processor that a process and all below it have used. */
export function familyCpu(pid) {
  let ticks = 0;
  for (const member of familyOf(pid)) {
    try {
      // The name before the bracket may have blanks.
      const fields = readFileSync(`/proc/${member}/stat`, 'utf8').split(') ').at(-1).split(' ');
      ticks += Number(fields[USER]) + Number(fields[SYSTEM]);
    } catch {
      // It has ended since it was listed.
    }
  }
  return ticks / TICKS;
}

/** The processes below a process, and itself. */
export function familyOf(pid) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = field(readFileSync(`/proc/${name}/status`, 'utf8'), 'PPid');
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended since it was listed.
    }
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

/**
 * The memory of a process and of all below it, by process and together; `once` counts what they
 * share a single time, as the machine has it.
 */
export function familyMemory(pid) {
  const each = new Map();
  for (const member of familyOf(pid)) {
    const memory = memoryOf(member);
    if (memory) each.set(member, memory);
  }
  const all = [...each.values()];
  const sum = (part) => all.reduce((total, memory) => total + part(memory), 0);
  // Nearly all that they share is the program itself, which every process of Node has whole.
  const shared = Math.max(...all.map(({ rss, own }) => rss - own));
  const total = {
    rss: sum(({ rss }) => rss),
    pss: sum(({ pss }) => pss),
    once: sum(({ own }) => own) + shared,
  };
  return { each, total };
}

/**
 * Waits until the memory of a process and of all below it has stood still for half a minute, and
 * returns it.
 * @param {number} [processes] how many there are at rest: others end by themselves when idle
 */
export async function memoryAtRest(pid, processes = Infinity) {
  const limit = Date.now() + REST_LIMIT_MS;
  /** @type {{ at: number, rss: number }[]} */
  let seen = [];
  for (;;) {
    const now = familyMemory(pid);
    seen.push({ at: Date.now(), rss: now.total.rss });
    const outside = seen.findLastIndex(
      ({ rss }) => Math.abs(rss - now.total.rss) > STILL_WITHIN * now.total.rss,
    );
    seen = seen.slice(outside + 1);
    if (Date.now() - seen[0].at >= STILL_MS && now.each.size <= processes) return now;
    if (Date.now() > limit) throw new Error('The memory does not come to rest.');
    await pause(LOOK_MS);
  }
}
