import { cleanValue } from './typed-text';

/** Replaces Arabic and Persian digits with Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Converts a typed number to Latin digits with a decimal point: `٤٥٫٥` becomes `45.5`. */
export const toDecimal = (text: string): string =>
  latinDigits(cleanValue(text)).replace(/[\u066b,](?=\d{1,2}$)/, '.');
