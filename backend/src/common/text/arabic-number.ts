const FORMAT = new Intl.NumberFormat('ar-EG', { useGrouping: false });

/** Writes a number in the digits of Arabic texts. */
export const arabicNumber = (value: number): string => FORMAT.format(value);
