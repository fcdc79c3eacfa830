import { requestFor } from './connection.mjs';
import { load } from './load.mjs';
import { medians } from './measure.mjs';

const SECONDS = 6;
const WRITE_EVERY_MS = 1_000;

/**
 * All cases, each as often as it weighs and evenly among the others; every second time it is asked
 * for by somebody who has it already.
 * @param {(each: import('./cases.mjs').Case, index: number) => string} addressOf
 */
function mix(cases, addressOf) {
  return cases
    .flatMap((each, index) => {
      const url = addressOf(each, index);
      const plain = { url: new URL(url).origin, request: requestFor(url, each.headers) };
      const known = { ...each.headers, 'If-None-Match': each.etag };
      const conditional = { ...plain, request: requestFor(url, known) };
      return Array.from({ length: 2 * each.weight }, (_, nth) => ({
        question: nth % 2 === 0 ? plain : conditional,
        place: (nth + 0.5) / (2 * each.weight),
      }));
    })
    .sort((one, other) => one.place - other.place)
    .map(({ question }) => question);
}

/** Asks for six seconds, while somebody writes once a second. */
async function round(questions, write) {
  const until = performance.now() + SECONDS * 1_000;
  let turn = 0;
  let writing = Promise.resolve();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, WRITE_EVERY_MS);
  try {
    const { count, seconds, p50, p99, max } = await load(() =>
      performance.now() < until ? questions[turn++ % questions.length] : undefined,
    );
    return { rate: count / seconds, p50, p99, max };
  } finally {
    clearInterval(timer);
    await writing;
  }
}

/**
 * The mixed load on the product and on the bare server, in turns; the first round only warms up.
 * @param {import('./cases.mjs').Case[]} cases
 * @param {{ write(): Promise<unknown> }} site
 */
export async function measureMixed(cases, site, bare, rounds) {
  const ours = mix(cases, ({ url }) => url);
  const theirs = mix(cases, (_, index) => bare.tagged(index));
  const writeBare = () => fetch(bare.plain(0), { method: 'POST', body: '{}' });
  const taken = { ours: [], bare: [] };
  for (let turn = 0; turn <= rounds; turn++) {
    const ofOurs = await round(ours, site.write);
    const ofBare = await round(theirs, writeBare);
    if (turn === 0) continue;
    taken.ours.push(ofOurs);
    taken.bare.push(ofBare);
  }
  const [us, them] = [medians(taken.ours), medians(taken.bare)];
  return { ours: us, bare: them, ratio: us.p99 / them.p99 };
}
