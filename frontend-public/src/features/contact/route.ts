import { ASKED_ABOUT } from '../../shared/contact/ask-path';
import { pageRoute } from '../../shared/page-route';
import { contactLoader } from './api/contact-loader';

export const contactRoute = pageRoute({
  path: '/contact',
  chunk: 'page-contact',
  query: ASKED_ABOUT,
  loader: contactLoader,
  lazy: () => import(/* webpackChunkName: "page-contact" */ './ContactPage'),
});
