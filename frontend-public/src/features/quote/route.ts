import { pageRoute } from '../../shared/page-route';
import { QUOTE_PATH } from '../../shared/quote-path';

export const quoteRoute = pageRoute({
  path: QUOTE_PATH,
  chunk: 'page-quote',
  lazy: () => import(/* webpackChunkName: "page-quote" */ './QuotePage'),
});
