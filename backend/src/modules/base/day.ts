/** The owner's day as a moment, at noon in Jeddah, so that it is the same day nearly everywhere. */
export const dayOf = (day: string | undefined): Date | undefined =>
  day ? new Date(`${day}T12:00:00+03:00`) : undefined;
