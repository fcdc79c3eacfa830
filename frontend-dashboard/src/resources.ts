/** Every resource of the dashboard: beside its line here, its folder is all that it needs. */
export * as products from './features/products/resource';
export * as projects from './features/projects/resource';
export * as reviews from './features/reviews/resource';
