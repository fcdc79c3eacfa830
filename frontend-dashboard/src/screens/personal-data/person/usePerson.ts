import type { ErasedPersonalData, StoredPersonalData } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAxiosError } from 'axios';
import { useState } from 'react';
import { useFailureText } from '../../../api/useFailureText';
import { api } from '../../../api/client';
import { download } from '../../../browser/download';
import { withToast } from '../../../api/with-toast';
import { forgetPerson } from './forget-person';

/** The result of the last search or deletion. */
export type Person =
  | { state: 'held'; email: string; held: StoredPersonalData }
  | { state: 'erased'; email: string; erased: ErasedPersonalData };

/** Addresses copied from Arabic text contain direction marks. */
const INVISIBLE = /\p{Cf}/gu;

const archiveName = () => `personal-data-${new Date().toISOString().slice(0, 10)}.zip`;

/** An archive of all data stored for an address. */
async function exportPerson(email: string): Promise<Blob> {
  const path = '/personal-data/export';
  try {
    return (await api.post<Blob>(path, { email }, { responseType: 'blob' })).data;
  } catch (error) {
    // With `responseType: 'blob'`, the error body is a blob, too.
    if (isAxiosError(error) && error.response?.data instanceof Blob) {
      const text = await error.response.data.text();
      try {
        error.response.data = JSON.parse(text);
      } catch {
        // Not from the API: no message to show.
      }
    }
    throw error;
  }
}

/** Searches for a person's data, exports it and deletes it. */
export function usePerson() {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [person, setPerson] = useState<Person | null>(null);
  const search = useMutation({
    mutationFn: async (email: string) =>
      (await api.post<StoredPersonalData>('/personal-data/search', { email })).data,
    gcTime: 0,
  });
  const exporting = useMutation({ mutationFn: exportPerson, gcTime: 0 });
  const erasing = useMutation({
    mutationFn: async (email: string) =>
      (await api.post<ErasedPersonalData>('/personal-data/erase', { email })).data,
    gcTime: 0,
    // Also update this browser's lists; after an error, some items may be deleted.
    onSuccess: (_erased, email) => forgetPerson(client, email),
    onError: (_error, email) => forgetPerson(client, email, { erased: false }),
  });

  async function find(typed: string): Promise<void> {
    if (search.isPending) return;
    setPerson(null);
    const email = typed.replace(INVISIBLE, '').trim();
    const held = await search.mutateAsync(email).catch(() => null);
    if (held) setPerson({ state: 'held', email, held });
  }

  async function save(email: string): Promise<void> {
    const result = await withToast(() => exporting.mutateAsync(email), {
      id: 'person',
      pending: t('dashboard.personalData.exporting'),
      success: t('dashboard.personalData.exported'),
      failure: failureText,
    });
    if (result.ok) download(archiveName(), result.value, 'application/zip');
  }

  async function erase(email: string): Promise<void> {
    const result = await withToast(() => erasing.mutateAsync(email), {
      id: 'person',
      pending: t('dashboard.personalData.erasing'),
      success: t('dashboard.personalData.erased'),
      failure: (error) => failureText(error, t('dashboard.errors.deleting')),
    });
    if (result.ok) setPerson({ state: 'erased', email, erased: result.value });
    // Some of the data may be deleted: search again to show the rest.
    else await find(email);
  }

  return {
    person,
    find,
    save,
    erase,
    finding: search.isPending,
    failure: search.error && failureText(search.error),
    saving: exporting.isPending,
    erasing: erasing.isPending,
  };
}
