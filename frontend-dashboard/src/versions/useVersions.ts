import type { PreviousVersion } from '@manjara/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { toVersions, type VersionHistory } from './previous-versions';

/** The previous versions, newest first, and the current values; fetched on every opening. */
export const useVersions = ({ path, read, current }: VersionHistory) =>
  useQuery({
    queryKey: ['versions', path],
    queryFn: async ({ signal }) => {
      const [{ data }, now] = await Promise.all([
        api.get<PreviousVersion[]>(`${path}/revisions`, { signal }),
        current(),
      ]);
      return { now, versions: toVersions(data, now, read) };
    },
    // No refetch while the dialog is open, nor after a restore.
    staleTime: 'static',
    gcTime: 0,
  });
