import { useLanguage, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type SavedForm, useSavedForm } from '../forms/useSavedForm';
import { api } from '../api/client';
import { withTagOf } from '../api/etags';
import type { Singleton } from './define-singleton';
import { getStored, singletonQuery } from './singleton-query';

/**
 * The state of the form, with save and restore (spec §4, §8).
 * @param onChanged called with the saved or restored values
 */
export function useSingletonForm<S extends object, V extends FieldValues>(
  singleton: Singleton<S, V>,
  stored: S,
  onChanged?: (values: V) => void,
): SavedForm<V> {
  const { path, texts } = singleton;
  const t = useText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const read = (content: S): V => withTagOf(content, singleton.read(content));
  const failed = singleton.saveFailed && t(singleton.saveFailed);
  return useSavedForm<V>({
    name: singleton.formName,
    initial: useMemo(() => withTagOf(stored, singleton.read(stored)), [singleton, stored]),
    stored: {
      reread: async () => read(await getStored<S>(path)),
      labels: singleton.labels(t, locale),
      describe: (value) =>
        typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : undefined,
      versions: { path, read, onRestored: onChanged },
    },
    save: async (values, base, transfer) => {
      await api.post(path, singleton.toBody(values, base), transfer);
      // Reread: the response to the save is not used (spec §7). `always`: waiting for a connection
      // would look as if the save were still running.
      const query = { ...singletonQuery<S>(path), staleTime: 0, networkMode: 'always' as const };
      const saved = read(await client.fetchQuery(query));
      onChanged?.(saved);
      return saved;
    },
    fieldFor: singleton.fieldFor,
    texts: {
      pending: t(`dashboard.${texts}.saving`),
      success: t(`dashboard.${texts}.saved`),
      ...(failed && { failure: () => failed }),
    },
  });
}
