import { useLanguage } from '@manjara/platform';
import { errorCode, fieldErrors } from '../api/failure';
import { useFieldLabels } from './useFieldLabels';

/**
 * Lists the labels of fields that are required to publish an item; undefined for other failures.
 * @param labels the labels of the form, by path
 * @param values the form values
 */
export function useMissingFields(labels: Readonly<Record<string, string>>, values: unknown) {
  const { locale } = useLanguage();
  const labelOf = useFieldLabels(labels, values);
  return (error: unknown): string | undefined => {
    if (errorCode(error) !== 'fields_missing') return undefined;
    const fields = [...new Set(fieldErrors(error).map(({ field }) => labelOf(field)))];
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(fields);
  };
}
