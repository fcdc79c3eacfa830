/**
 * The router's exports for shell and remotes. They share this module, not react-router: a shared
 * module is never tree-shaken, but its imports are.
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
