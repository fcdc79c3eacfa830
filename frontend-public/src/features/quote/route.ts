import { pageRoute } from '../../shared/page-route';
import { QUOTE_PATH } from '../../shared/quote-path';
import { quoteLoader } from './quote-loader';

export const quoteRoute = pageRoute({
  path: QUOTE_PATH,
  // In a chunk that there is: each adds its name to the first page.
  chunk: 'page-contact',
  loader: quoteLoader,
  lazy: () => import(/* webpackChunkName: "page-contact" */ './QuotePage'),
});
