import type { RouteObject } from '@manjara/platform';
import { aboutRoute } from './features/about/route';
import { contactRoute } from './features/contact/route';
import { homeRoute } from './features/home/route';
import { joinRoute } from './features/join/route';
import { notFoundRoute } from './features/not-found/route';
import { privacyRoute } from './features/privacy/route';
import { productionRoute } from './features/production/route';
import { projectRoute, projectsRoute } from './features/projects/routes';
import { quoteRoute } from './features/quote/route';

/** The public pages (spec §2), in the order of the sitemap. */
export const routes: RouteObject[] = [
  homeRoute,
  aboutRoute,
  projectsRoute,
  projectRoute,
  productionRoute,
  joinRoute,
  contactRoute,
  quoteRoute,
  privacyRoute,
  notFoundRoute,
];
