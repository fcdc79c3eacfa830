import { pageRoute } from '../../shared/page-route';
import { aboutLoader } from './api/about-loader';

export const aboutRoute = pageRoute({
  path: '/about',
  chunk: 'page-about',
  loader: aboutLoader,
  lazy: () => import(/* webpackChunkName: "page-about" */ './AboutPage'),
});
