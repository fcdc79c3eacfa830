import { useNumberFormat } from '../hooks/useNumberFormat';

/** A number in the numerals of the page's language. */
export const Digits = ({ value }: { value: number }) => useNumberFormat()(value);
