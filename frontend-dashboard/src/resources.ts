/** All resources of the dashboard; a new one needs its folder and a line here. */
export * as products from './features/products/resource';
export * as projects from './features/projects/resource';
export * as reviews from './features/reviews/resource';
