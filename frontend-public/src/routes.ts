import type { RouteHandle, RouteObject } from '@manjara/platform';
import { aboutLoader } from './features/about/api/about-loader';
import { contactLoader } from './features/contact/api/contact-loader';
import { CONTACT_PARAMS } from './features/contact/contact-query';
import { homeLoader } from './features/home/api/home-loader';
import { joinLoader } from './features/join/api/join-loader';
import { notFoundLoader } from './features/not-found/api/not-found-loader';
import { productsLoader, shouldReloadProducts } from './features/production/api/products-loader';
import { PRODUCTION_PARAMS } from './features/production/production-query';
import { projectsLoader, shouldReloadProjects } from './features/projects/api/projects-loader';
import { PROJECTS_PARAMS } from './features/projects/projects-query';

/**
 * `name` must be the webpackChunkName of the page's import: the server preloads the chunk by it.
 * `query` lists the query parameters that the page reads.
 */
const chunk = (name: string, query: string[] = []): RouteHandle => ({ chunk: name, query });

/**
 * The public pages (spec §2). Loaders are part of the routes, so that data and code of a page are
 * fetched in parallel; each page's code is a separate chunk.
 */
export const routes: RouteObject[] = [
  {
    path: '/',
    handle: chunk('page-home'),
    loader: homeLoader,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-home" */ './features/home/HomePage'))
        .HomePage,
    }),
  },
  {
    path: '/about',
    handle: chunk('page-about'),
    loader: aboutLoader,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-about" */ './features/about/AboutPage'))
        .AboutPage,
    }),
  },
  {
    path: '/projects/:categoryParams?',
    handle: chunk('page-projects', PROJECTS_PARAMS),
    loader: projectsLoader,
    shouldRevalidate: shouldReloadProjects,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-projects" */ './features/projects/ProjectsPage')
      ).ProjectsPage,
    }),
  },
  {
    path: '/project/:id',
    handle: chunk('page-projects'),
    // In the portfolio's chunk, which visitors have loaded before: keeps it out of the first page's
    // code.
    loader: async (args) => {
      const { projectLoader } = await import(
        /* webpackChunkName: "page-projects" */ './features/projects/api/project-loader'
      );
      return projectLoader(args);
    },
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-projects" */ './features/projects/ProjectPage')
      ).ProjectPage,
    }),
  },
  {
    path: '/production',
    handle: chunk('page-production', PRODUCTION_PARAMS),
    loader: productsLoader,
    shouldRevalidate: shouldReloadProducts,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "page-production" */ './features/production/ProductionPage'
        )
      ).ProductionPage,
    }),
  },
  {
    path: '/join',
    handle: chunk('page-join'),
    loader: joinLoader,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-join" */ './features/join/JoinPage'))
        .JoinPage,
    }),
  },
  {
    path: '/contact',
    handle: chunk('page-contact', CONTACT_PARAMS),
    loader: contactLoader,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-contact" */ './features/contact/ContactPage')
      ).ContactPage,
    }),
  },
  {
    path: '/privacy',
    handle: chunk('page-privacy'),
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-privacy" */ './features/privacy/PrivacyPage')
      ).PrivacyPage,
    }),
  },
  {
    path: '*',
    handle: chunk('page-not-found'),
    loader: notFoundLoader,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-not-found" */ './features/not-found/NotFoundPage')
      ).NotFoundPage,
    }),
  },
];
