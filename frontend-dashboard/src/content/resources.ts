/** All resources and list screens of the dashboard; a new one needs its folder and a line here. */
export * as partners from './partners/screen';
export * as products from './products/resource';
export * as projects from './projects/resource';
export * as reviews from './reviews/resource';
export * as 'project-categories' from './project-categories/screen';
export * as 'product-lines' from './product-lines/screen';
