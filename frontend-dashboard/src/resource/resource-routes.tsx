import { Navigate, type RouteObject, useParams } from '@manjara/platform';
import { lazy } from 'react';
import { pathsOf, type Resource } from './define-resource';

const ListScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-list" */ './ListScreen')).ListScreen,
}));
const AddScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-add" */ './AddScreen')).AddScreen,
}));
const EditScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-edit" */ './EditScreen')).EditScreen,
}));

/** Redirects the former address of drafts. */
function OldDraftAddress({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  return <Navigate to={pathsOf(resource).edit(id)} replace />;
}

/** The list, add and edit screens of a resource, relative to /dashboard. */
export function resourceRoutes(resource: Resource): RouteObject[] {
  const { name, singular, screens = {} } = resource;
  const { list: List = ListScreen, add: Add = AddScreen, edit: Edit = EditScreen } = screens;
  return [
    { path: name, element: <List resource={resource} /> },
    { path: `add-${singular}`, element: <Add resource={resource} /> },
    { path: `edit-${singular}/:id`, element: <Edit resource={resource} /> },
    {
      path: `${name}/drafts`,
      element: <ListScreen key="drafts" resource={resource} status="draft" />,
    },
    { path: `edit-${singular}/draft/:id`, element: <OldDraftAddress resource={resource} /> },
  ];
}
