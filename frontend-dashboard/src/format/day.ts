import { TIME_ZONE } from '@manjara/contracts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The date in Jeddah, as YYYY-MM-DD. */
export const dayOf = (moment: string | Date): string => format.format(new Date(moment));
