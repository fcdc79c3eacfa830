/**
 * The one door to the router. This module is what shell and remotes share at run time, not
 * react-router itself: a shared module is never tree-shaken, but what stands behind this one is.
 */
export {
  Navigate,
  Outlet,
  data,
  isRouteErrorResponse,
  matchPath,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useRoutes,
} from 'react-router-dom';
export { useNavigate, useSearchParams } from './navigate';
export type {
  BlockerFunction,
  LoaderFunctionArgs,
  NavigateOptions,
  RouteObject,
  To,
} from 'react-router-dom';
