export const DAY_PARTS = ['morning', 'noon', 'dusk'] as const;

/** The hero of the home page may have a picture for each. */
export type DayPart = (typeof DAY_PARTS)[number];

/** Hours of UTC at which they begin: 5:00, 11:00 and 17:00 in Riyadh, which has no summer time. */
const BEGINNINGS = [2, 8, 14] as const;

const HOUR_MS = 3_600_000;

const hoursInto = (time: number): number => (time / HOUR_MS - BEGINNINGS[0]) % 24;

const indexAt = (time: number): number =>
  BEGINNINGS.filter((hour) => hour - BEGINNINGS[0] <= hoursInto(time)).length - 1;

/** The part of the day in Riyadh at a time (epoch ms). */
export const dayPartAt = (time: number): DayPart => DAY_PARTS[indexAt(time)]!;

/** When that part ends (epoch ms). */
export function dayPartEnd(time: number): number {
  const ends = (BEGINNINGS[indexAt(time) + 1] ?? BEGINNINGS[0] + 24) - BEGINNINGS[0];
  return time + Math.round((ends - hoursInto(time)) * HOUR_MS);
}
