import { useNumberFormat } from '../hooks/useNumberFormat';

/** A number of two digits, such as 01, in the numerals of the page's language. */
export const Digits = ({ value }: { value: number }) =>
  useNumberFormat({ minimumIntegerDigits: 2 })(value);
