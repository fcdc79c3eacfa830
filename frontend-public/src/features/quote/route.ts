import { getCover } from '../../shared/api/get-cover';
import { pageRoute } from '../../shared/page-route';
import { QUOTE_PATH } from '../../shared/quote-path';

export const quoteRoute = pageRoute({
  path: QUOTE_PATH,
  // In a chunk that there is: each adds its name to the first page.
  chunk: 'page-contact',
  loader: ({ request }) => getCover(8, request.signal),
  lazy: () => import(/* webpackChunkName: "page-contact" */ './QuotePage'),
});
