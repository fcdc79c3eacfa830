import type { Activity } from '@manjara/contracts';
import { dayOf } from '../../../lib/day';

/** The activities of each day, in their order. */
export function byDay(items: readonly Activity[]): Activity[][] {
  const days = new Map<string, Activity[]>();
  for (const item of items) {
    const day = dayOf(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days.values()];
}
