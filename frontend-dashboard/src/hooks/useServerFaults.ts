import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../lib/api/failure';

/**
 * Shows at the fields what the server found wrong with them.
 * @param pathOf the form's field that a field of the API belongs to
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
    known.forEach(({ path, message }, index) =>
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  }, [failure, form]);
}
