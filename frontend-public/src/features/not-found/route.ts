import { pageRoute } from '../../shared/page-route';
import { notFoundLoader } from './api/not-found-loader';

export const notFoundRoute = pageRoute({
  path: '*',
  chunk: 'page-not-found',
  loader: notFoundLoader,
  lazy: () => import(/* webpackChunkName: "page-not-found" */ './NotFoundPage'),
});
