import type { Status } from '@manjara/contracts';
import { loaderLanguage, redirect, type RouteObject } from '@manjara/platform';
import type { QueryClient } from '@tanstack/react-query';
import { prefetching } from '../api/prefetch';
import { pathsOf, type Resource } from './define-resource';
import { entityQuery, listQuery } from './entities';
import { TABLE_PAGE_SIZE } from './table';
import { WithCategories } from './WithCategories';
import { filterIn } from './table-filter';

export const loadList = () => import(/* webpackChunkName: "dash-list" */ './ListScreen');

/** The list, add and edit screens of a resource, relative to /dashboard. */
export function resourceRoutes(resource: Resource, client: QueryClient): RouteObject[] {
  const { name, singular } = resource;
  const list = (status: Status): Omit<RouteObject, 'path' | 'index' | 'children'> => ({
    ...prefetching(client, (args) => {
      const params = new URL(args.request.url).searchParams;
      const filter = filterIn(params, resource, status, loaderLanguage(args));
      return listQuery(resource, status, { ...filter, limit: TABLE_PAGE_SIZE });
    }),
    async lazy() {
      const { ListScreen } = await loadList();
      const Screen = (props: { resource: Resource }) => <ListScreen {...props} status={status} />;
      return { element: <WithCategories key={status} resource={resource} Screen={Screen} /> };
    },
  });
  return [
    { path: name, ...list('published') },
    { path: `${name}/drafts`, ...list('draft') },
    {
      path: `add-${singular}`,
      async lazy() {
        const { AddScreen } = await import(/* webpackChunkName: "dash-add" */ './AddScreen');
        return { element: <WithCategories resource={resource} Screen={AddScreen} /> };
      },
    },
    {
      path: `edit-${singular}/:id`,
      ...prefetching(client, ({ params }) => entityQuery(name, params.id!)),
      async lazy() {
        const { EditScreen } = await import(/* webpackChunkName: "dash-edit" */ './EditScreen');
        return { element: <WithCategories resource={resource} Screen={EditScreen} /> };
      },
    },
    // The former address of drafts.
    {
      path: `edit-${singular}/draft/:id`,
      element: null,
      loader: ({ params }) => redirect(pathsOf(resource).edit(params.id!)),
    },
  ];
}
