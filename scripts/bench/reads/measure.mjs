import { requestFor } from './connection.mjs';
import { load } from './load.mjs';
import { processorTime } from './processor-time.mjs';

/** Turns are short and many: what else the machine does for a second or two then meets both sides. */
const REQUESTS = 2_000;
/** The bare server is asked all the time; ours rest for seconds between their turns, and must not pay for that. */
const WARM_UP_REQUESTS = 300;
/** Of what has more than this a part of the requests is enough. */
const LARGE_BYTES = 100_000;
const LARGE_PART = 1 / 2;

const originOf = (address) => new URL(address).origin;

export const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median of each number that the rounds have. */
export const medians = (rounds) =>
  Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]),
  );

/** @returns microseconds of processor time for a request, requests per second, latencies in ms */
async function measure({ pids, question }, count) {
  const ask = (times) => {
    let left = times;
    return load(() => (left-- > 0 ? question : undefined));
  };
  await ask(WARM_UP_REQUESTS);
  const began = processorTime(pids);
  const { seconds, p50, p99 } = await ask(count);
  return { cpu: (processorTime(pids) - began) / count, rate: count / seconds, p50, p99 };
}

/** What is asked of whom for a case: 200 beside both bare servers, 304 beside the one that can. */
function contestants({ url, pids, headers, etag, body }, index, bare, status) {
  const asked = status === 304 ? { ...headers, 'If-None-Match': etag } : headers;
  const length = status === 304 ? 0 : body.length;
  const of = (address, processes) => ({
    pids: processes,
    question: { url: originOf(address), request: requestFor(address, asked), status, length },
  });
  const tagged = of(bare.tagged(index), [bare.pid]);
  const ours = of(url, pids);
  return status === 304
    ? { ours, tagged }
    : { ours, plain: of(bare.plain(index), [bare.pid]), tagged };
}

/**
 * Measures the answers in turns, so that what else the machine does meets all alike. The first round
 * only warms up.
 * @param {import('./cases.mjs').Case[]} cases
 */
export async function measureAll(cases, bare, rounds) {
  const rows = [200, 304].flatMap((status) =>
    cases.map((each, index) => ({
      name: status === 304 ? `${each.name}, 304` : each.name,
      judged: each.judged,
      bytes: status === 304 ? 0 : each.body.length,
      contestants: Object.entries(contestants(each, index, bare, status)),
      taken: {},
    })),
  );
  for (let round = 0; round <= rounds; round++) {
    for (const { bytes, contestants: all, taken } of rows) {
      const count = bytes > LARGE_BYTES ? REQUESTS * LARGE_PART : REQUESTS;
      for (const [who, contestant] of all) {
        const result = await measure(contestant, count);
        if (round > 0) (taken[who] ??= []).push(result);
      }
    }
  }
  return rows.map(({ name, judged, bytes, taken }) => {
    const of = Object.fromEntries(
      Object.entries(taken).map(([who, results]) => [who, medians(results)]),
    );
    // The one that does least for a request is the one to be held against, in each round: what else
    // the machine does then meets both.
    const references = taken.plain ?? taken.tagged;
    const ratio = median(taken.ours.map(({ cpu }, round) => cpu / references[round].cpu));
    return { name, judged, bytes, ...of, ratio };
  });
}
