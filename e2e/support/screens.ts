import { type Project, projectPath } from '@manjara/contracts';
import type { APIRequestContext } from '@playwright/test';
import screens from './screens.json';

/** Paths of the public pages, by name. */
export const PUBLIC: Record<keyof typeof screens.public, string> = screens.public;

/** Paths of the dashboard: for visitors, and for the signed-in admin. */
export const SIGNED_OUT: Record<string, string> = screens.signedOut;
export const DASHBOARD: Record<string, string> = screens.dashboard;

/** Public addresses that show a state of a page: an empty list, an open project. */
export async function furtherAddresses(request: APIRequestContext): Promise<string[]> {
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  const project = projects.find(({ secondaryImages }) => secondaryImages.length > 2)!;
  return [
    '/projects?page=2',
    '/projects?search=zzzz',
    '/projects?category=Education&category=Hospitality',
    `/projects/${encodeURIComponent(project.category)}`,
    `/projects?project=${project._id}`,
    projectPath(project, 'ar'),
  ];
}
