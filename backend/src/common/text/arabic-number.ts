const FORMAT = new Intl.NumberFormat('ar-EG', { useGrouping: false });

export const arabicNumber = (value: number): string => FORMAT.format(value);
