import { cleanValue } from './typed-text';

/** A text with its Arabic and Persian digits as Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A number as it was typed, in Latin digits with a point for its decimals: `٤٥٫٥` is `45.5`. */
export const toDecimal = (text: string): string =>
  latinDigits(cleanValue(text)).replace(/[\u066b,](?=\d{1,2}$)/, '.');
