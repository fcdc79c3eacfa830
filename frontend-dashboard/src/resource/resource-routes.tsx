import type { RouteObject } from '@manjara/platform';
import { lazy } from 'react';
import type { Resource } from './define-resource';

const ListScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-list" */ './ListScreen')).ListScreen,
}));
const AddScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-add" */ './AddScreen')).AddScreen,
}));
const EditScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-edit" */ './EditScreen')).EditScreen,
}));
const DraftsScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-list" */ './ListScreen')).DraftsScreen,
}));
const EditDraftScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-edit" */ './EditScreen')).EditDraftScreen,
}));

/** The list, add and edit screens of a resource, relative to /dashboard. */
export function resourceRoutes(resource: Resource): RouteObject[] {
  const { name, singular, screens = {} } = resource;
  const { list: List = ListScreen, add: Add = AddScreen, edit: Edit = EditScreen } = screens;
  return [
    { path: name, element: <List resource={resource} /> },
    { path: `add-${singular}`, element: <Add resource={resource} /> },
    { path: `edit-${singular}/:id`, element: <Edit resource={resource} /> },
    ...(resource.drafts
      ? [
          { path: `${name}/drafts`, element: <DraftsScreen resource={resource} /> },
          {
            path: `edit-${singular}/draft/:id`,
            element: <EditDraftScreen resource={resource} />,
          },
        ]
      : []),
  ];
}
