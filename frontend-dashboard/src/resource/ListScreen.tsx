import type { Resource } from './define-resource';
import { EntityList } from './EntityList';
import { useDraftRows } from './useDrafts';
import { useEntityList } from './useEntityList';
import { useTableFilter } from './useTableFilter';

/** Lists what is published. */
export function ListScreen({ resource }: { resource: Resource }) {
  const table = useTableFilter(resource);
  const list = useEntityList(resource, table.filter);
  return <EntityList resource={resource} table={table} list={list} />;
}

/** Lists the drafts of a resource, last saved first. */
export function DraftsScreen({ resource }: { resource: Resource }) {
  const table = useTableFilter(resource);
  const list = useDraftRows(resource, table.filter);
  return <EntityList resource={resource} table={table} list={list} drafts />;
}
