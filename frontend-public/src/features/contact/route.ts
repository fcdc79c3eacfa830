import { pageRoute } from '../../shared/page-route';
import { contactLoader } from './api/contact-loader';
import { CONTACT_PARAMS } from './contact-query';

export const contactRoute = pageRoute({
  path: '/contact',
  chunk: 'page-contact',
  query: CONTACT_PARAMS,
  loader: contactLoader,
  lazy: () => import(/* webpackChunkName: "page-contact" */ './ContactPage'),
});
