import type { Status } from '@manjara/contracts';
import type { Resource } from './define-resource';
import { EntityList } from './EntityList';
import { useEntityList } from './useEntityList';
import { useTableFilter } from './useTableFilter';

export interface ListScreenProps {
  resource: Resource;
  status?: Status;
}

/** Table of published entities (newest first) or drafts (last saved first). */
export function ListScreen({ resource, status = 'published' }: ListScreenProps) {
  const table = useTableFilter(resource, status);
  const list = useEntityList(resource, status, table.filter);
  return <EntityList resource={resource} status={status} table={table} list={list} />;
}
