import { useLanguage } from '@manjara/platform';
import { errorCode, fieldErrors } from '../lib/api/failure';
import { useFieldLabels } from './useFieldLabels';

/**
 * Lists in words what an item still needs in order to be published; undefined for other failures.
 * @param labels as the form names its fields
 * @param values of the form
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
