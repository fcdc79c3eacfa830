import { pageRoute } from '../../shared/page-route';
import { projectsLoader, shouldReloadProjects } from './api/projects-loader';
import { PROJECTS_PARAMS } from './projects-query';

export const projectsRoute = pageRoute({
  path: '/projects/:categoryParams?',
  chunk: 'page-projects',
  query: PROJECTS_PARAMS,
  loader: projectsLoader,
  shouldRevalidate: shouldReloadProjects,
  lazy: () => import(/* webpackChunkName: "page-projects" */ './ProjectsPage'),
});

export const projectRoute = pageRoute({
  path: '/project/:id',
  chunk: 'page-projects',
  // In the portfolio's chunk, which visitors have loaded before: keeps it out of the first page's
  // code.
  loader: async (args) => {
    const { projectLoader } = await import(
      /* webpackChunkName: "page-projects" */ './api/project-loader'
    );
    return projectLoader(args);
  },
  lazy: () => import(/* webpackChunkName: "page-projects" */ './ProjectPage'),
});
