import { data } from '@manjara/platform';
import { pageRoute } from '../../shared/page-route';

export const notFoundRoute = pageRoute({
  path: '*',
  chunk: 'page-not-found',
  loader: () => data(null, { status: 404 }),
  lazy: () => import(/* webpackChunkName: "page-not-found" */ './NotFoundPage'),
});
