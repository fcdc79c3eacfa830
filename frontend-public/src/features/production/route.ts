import { pageRoute } from '../../shared/page-route';
import { productsLoader, shouldReloadProducts } from './api/products-loader';
import { PRODUCTION_PARAMS } from './production-query';

export const productionRoute = pageRoute({
  path: '/production',
  chunk: 'page-production',
  query: PRODUCTION_PARAMS,
  loader: productsLoader,
  shouldRevalidate: shouldReloadProducts,
  lazy: () => import(/* webpackChunkName: "page-production" */ './ProductionPage'),
});
