import type { Retention, RetentionChange } from '@manjara/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { INBOXES, inboxKey } from '../../../api/inbox/inbox';
import type { Transfer } from '../../../forms/useSending';
import { api } from '../../../api/client';
import { EDITED } from '../../../api/edited-query';

const PATH = '/personal-data/retention';

export const getRetention = async (signal?: AbortSignal): Promise<Retention> =>
  (await api.get<Retention>(PATH, { signal })).data;

const QUERY_KEY = ['retention'];

export const retentionQuery = () =>
  queryOptions({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => getRetention(signal),
    ...EDITED,
  });

/** Saves the retention times. Refetches the lists: the server deletes expired items soon after. */
export function useSaveRetention() {
  const client = useQueryClient();
  return async (change: RetentionChange, transfer: Transfer): Promise<Retention> => {
    const retention = (await api.put<Retention>(PATH, change, transfer)).data;
    client.setQueryData(QUERY_KEY, retention);
    for (const inbox of INBOXES) void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    return retention;
  };
}
