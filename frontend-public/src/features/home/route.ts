import { pageRoute } from '../../shared/page-route';
import { homeLoader } from './api/home-loader';

export const homeRoute = pageRoute({
  path: '/',
  chunk: 'page-home',
  loader: homeLoader,
  lazy: () => import(/* webpackChunkName: "page-home" */ './HomePage'),
});
