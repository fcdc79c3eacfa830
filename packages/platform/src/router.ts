/**
 * The one door to the router. This module is what shell and remotes share at run time, not
 * react-router itself: a shared module is never tree-shaken, but what stands behind this one is.
 */
export {
  Await,
  Form,
  Link,
  Navigate,
  NavLink,
  Outlet,
  data,
  isRouteErrorResponse,
  matchPath,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useRoutes,
  useSearchParams,
  MemoryRouter,
} from 'react-router-dom';
export type {
  BlockerFunction,
  LinkProps,
  LoaderFunctionArgs,
  NavigateOptions,
  RouteObject,
  To,
} from 'react-router-dom';
