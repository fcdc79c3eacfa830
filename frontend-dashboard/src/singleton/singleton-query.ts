import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client';
import { EDITED } from '../api/edited-query';

export async function getStored<S extends object>(path: string, signal?: AbortSignal): Promise<S> {
  return (await api.get<S>(path, { signal })).data;
}

/** The query of a singleton for its form. */
export const singletonQuery = <S extends object>(path: string) =>
  queryOptions({
    queryKey: ['singleton', path],
    queryFn: ({ signal }) => getStored<S>(path, signal),
    ...EDITED,
  });
