import { pageRoute } from '../../shared/page-route';

export const privacyRoute = pageRoute({
  path: '/privacy',
  chunk: 'page-privacy',
  lazy: () => import(/* webpackChunkName: "page-privacy" */ './PrivacyPage'),
});
