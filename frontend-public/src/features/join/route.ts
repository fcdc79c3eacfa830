import { pageRoute } from '../../shared/page-route';
import { joinLoader } from './api/join-loader';

export const joinRoute = pageRoute({
  path: '/join',
  chunk: 'page-join',
  loader: joinLoader,
  lazy: () => import(/* webpackChunkName: "page-join" */ './JoinPage'),
});
