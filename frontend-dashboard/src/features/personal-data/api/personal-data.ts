import type { ErasedPersonalData, StoredPersonalData } from '@manjara/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client';
import { readRejection } from '../../../lib/api/rejection-in-blob';
import { forgetPerson } from '../hooks/forget-person';

/** How much is held of an address. */
export const searchPerson = async (email: string): Promise<StoredPersonalData> =>
  (await api.post<StoredPersonalData>('/personal-data/search', { email })).data;

/** Everything held of an address, as an archive. */
export async function exportPerson(email: string): Promise<Blob> {
  try {
    return (await api.post<Blob>('/personal-data/export', { email }, { responseType: 'blob' }))
      .data;
  } catch (error) {
    await readRejection(error);
    throw error;
  }
}

/** Deletes everything held of an address. */
export const erasePerson = async (email: string): Promise<ErasedPersonalData> =>
  (await api.post<ErasedPersonalData>('/personal-data/erase', { email })).data;

export const useSearchPerson = () => useMutation({ mutationFn: searchPerson, gcTime: 0 });
export const useExportPerson = () => useMutation({ mutationFn: exportPerson, gcTime: 0 });

/** What this browser keeps of the person goes, too, whatever part of the work was done. */
export function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: erasePerson,
    gcTime: 0,
    onSuccess: (_erased, email) => forgetPerson(client, email),
    onError: (_error, email) => forgetPerson(client, email, { erased: false }),
  });
}
