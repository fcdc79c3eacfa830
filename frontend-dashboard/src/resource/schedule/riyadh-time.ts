import { TIME_ZONE } from '@manjara/contracts';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the value of a datetime-local input, in Riyadh's time. */
export const toLocalTime = (moment: string | Date): string =>
  format.format(new Date(moment)).replace(' ', 'T');

/** Riyadh has no summer time. */
export const fromLocalTime = (local: string): string => `${local.slice(0, 16)}:00+03:00`;
