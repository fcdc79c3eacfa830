import type { Retention, RetentionChange } from '@manjara/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { INBOXES, inboxKey } from '../../../api/inbox/inbox';
import type { Transfer } from '../../../forms/useSending';
import { api } from '../../../api/client';
import { EDITED } from '../../../api/edited-query';
import { taggedData } from '../../../api/etags';

const PATH = '/personal-data/retention';

export const getRetention = async (signal?: AbortSignal): Promise<Retention> =>
  taggedData(await api.get<Retention>(PATH, { signal }));

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
    const retention = taggedData(await api.put<Retention>(PATH, change, transfer));
    client.setQueryData(QUERY_KEY, retention);
    for (const inbox of INBOXES) void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    return retention;
  };
}
