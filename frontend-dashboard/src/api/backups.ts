import type { BackupStatus, LinkToken } from '@manjara/contracts';
import { apiUrl } from '@manjara/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client';
import { useRole } from './role';

const POLL_MS = 3_000;

export const backupsQuery = () =>
  queryOptions({
    queryKey: ['backups'],
    queryFn: async ({ signal }) => (await api.get<BackupStatus>('/backups', { signal })).data,
    refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_MS : false),
    meta: { failure: 'The state of the backups could not be loaded.' },
  });

/** The last backup; never loaded for editors. */
export const useBackups = () => useQuery({ ...backupsQuery(), enabled: useRole() === 'owner' });

/** The address of one download. */
export async function createBackupLink(): Promise<string> {
  const { token } = (await api.post<LinkToken>('/backups/link')).data;
  return apiUrl(`/backups/file?token=${token}`);
}
