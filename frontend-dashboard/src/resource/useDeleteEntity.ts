import type { Status } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useDelete } from '../hooks/useDelete';
import type { Resource } from './define-resource';

/**
 * Deletes entities of a table.
 * @param counted what several are called together
 */
export function useDeleteEntity(
  { name }: Resource,
  status: Status | undefined,
  counted?: (count: number) => string,
) {
  const t = useText();
  const deleted = t(status === 'draft' ? 'dashboard.drafts.deleted' : `dashboard.${name}.deleted`);
  return useDelete({ kind: name, deleted, counted });
}
