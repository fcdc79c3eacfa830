import type { PreviousVersion } from '@manjara/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/client';
import { toVersions, type VersionHistory } from '../../lib/previous-versions';

/** The previous versions, newest first, and the current values, read with every opening. */
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
    // Not read again under the reader's eyes, nor by the refetch after a restore.
    staleTime: 'static',
    gcTime: 0,
  });
