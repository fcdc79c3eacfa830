// How much slower than this machine the simulated phone is.

/**
 * Lighthouse slows the processor four times, which makes a mid-tier phone of the machine that it has
 * in mind: a high-end desktop, whose benchmark index is 1,500 to 2,000.
 */
export const DEFAULT_SLOWDOWN = 4;
const EXPECTED_POWER = 1_750;
const VISITS = 5;

/** The benchmark index that Lighthouse measured in the browser before the visit. */
export const powerOf = ({ environment }) => environment.benchmarkIndex;

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * The slowdown that makes the same phone of a machine of that power, as Lighthouse's guide to
 * throttling has it; at least 1, for no machine is made faster.
 */
export const slowdownFor = (power) => Math.max(1, (DEFAULT_SLOWDOWN * power) / EXPECTED_POWER);

/** Visits the page several times; answers the machine's power and the slowdown that is its due. */
export async function calibrate(measure, address) {
  const powers = [];
  for (let visit = 0; visit < VISITS; visit++) powers.push(powerOf(await measure(address)));
  const power = median(powers);
  return { power, slowdown: slowdownFor(power) };
}
