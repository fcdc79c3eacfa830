import type { Retention, RetentionChange } from '@manjara/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { INBOXES, inboxKey } from '../../../api/inbox';
import type { Transfer } from '../../../hooks/useSending';
import { api } from '../../../lib/api/client';
import { EDITED } from '../../../lib/api/edited-query';
import { taggedData } from '../../../lib/api/etags';

const PATH = '/personal-data/retention';

export const getRetention = async (signal?: AbortSignal): Promise<Retention> =>
  taggedData(await api.get<Retention>(PATH, { signal }));

export interface SaveRetention {
  change: RetentionChange;
  transfer: Transfer;
}

export const saveRetention = async ({ change, transfer }: SaveRetention): Promise<Retention> =>
  taggedData(await api.put<Retention>(PATH, change, transfer));

const retentionQuery = () =>
  queryOptions({
    queryKey: ['retention'],
    queryFn: ({ signal }) => getRetention(signal),
    ...EDITED,
  });

export const useRetention = () => useQuery(retentionQuery());

/** What is too old by now goes soon after; the lists ask for what is left. */
export function useSaveRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveRetention,
    onSuccess: (retention) => {
      client.setQueryData(retentionQuery().queryKey, retention);
      for (const inbox of INBOXES) void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    },
  });
}
