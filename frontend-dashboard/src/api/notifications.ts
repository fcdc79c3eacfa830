import type { NotificationFeed, NotificationsSeen } from '@manjara/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './client';

/** Polling interval in milliseconds; hidden tabs do not poll. */
const INTERVAL = 60_000;

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: async ({ signal }) =>
      (await api.get<NotificationFeed>('/notifications', { signal })).data,
    refetchInterval: INTERVAL,
    meta: { failure: 'The notifications could not be loaded.' },
  });

/** Empties the badge on every device; rows keep their mark until they are loaded again. */
export function useMarkNotificationsSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seen: NotificationsSeen) => api.put('/notifications/seen', seen),
    onSuccess: () =>
      client.setQueryData(notificationsQuery().queryKey, (feed) => feed && { ...feed, unseen: 0 }),
  });
}
