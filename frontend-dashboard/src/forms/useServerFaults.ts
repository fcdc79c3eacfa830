import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrors, languageOf } from '../api/failure';

/**
 * Shows the server's field errors at the form's fields.
 * @param pathOf maps an API field to a form field
 */
export function useServerFaults<V extends FieldValues>(
  form: UseFormReturn<V>,
  failure: unknown,
  pathOf: (apiField: string) => FieldPath<V> | null,
): void {
  const find = useEffectEvent(pathOf);
  useEffect(() => {
    if (!failure) return;
    const known = fieldErrors(failure).flatMap(({ field, message }) => {
      const path = find(field);
      return path ? [{ path, message }] : [];
    });
    const language = languageOf(failure) ?? '';
    known.forEach(({ path, message }, index) =>
      form.setError(
        path,
        { type: 'server', types: { [language]: message } },
        { shouldFocus: index === 0 },
      ),
    );
  }, [failure, form]);
}
