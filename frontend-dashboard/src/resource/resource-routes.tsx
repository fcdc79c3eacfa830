import { Navigate, type RouteObject, useParams } from '@manjara/platform';
import { lazy } from 'react';
import { pathsOf, type Resource } from './define-resource';
import { WithCategories } from './WithCategories';

const ListScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-list" */ './ListScreen')).ListScreen,
}));
const AddScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-add" */ './AddScreen')).AddScreen,
}));
const EditScreen = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dash-edit" */ './EditScreen')).EditScreen,
}));

const DraftList = ({ resource }: { resource: Resource }) => (
  <ListScreen resource={resource} status="draft" />
);

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
    { path: name, element: <WithCategories resource={resource} Screen={List} /> },
    { path: `add-${singular}`, element: <WithCategories resource={resource} Screen={Add} /> },
    { path: `edit-${singular}/:id`, element: <WithCategories resource={resource} Screen={Edit} /> },
    {
      path: `${name}/drafts`,
      element: <WithCategories key="drafts" resource={resource} Screen={DraftList} />,
    },
    { path: `edit-${singular}/draft/:id`, element: <OldDraftAddress resource={resource} /> },
  ];
}
