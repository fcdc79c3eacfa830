/** Screens of the dashboard, relative to /dashboard, by the first part of a public path. */
const SCREENS: Readonly<Record<string, string>> = {
  '': 'content/home',
  about: 'content/about',
  projects: 'projects',
  production: 'products',
  contact: 'content/contact-join',
  join: 'content/contact-join',
  privacy: 'site-settings',
};

const isProjectData = (data: unknown): data is { project: { _id: string } } =>
  Boolean((data as { project?: { _id?: string } } | null)?.project?._id);

/**
 * The dashboard screen that edits a public page, if any.
 * @param data of the page's loader
 */
export function editAddress(pathname: string, data: unknown): string | undefined {
  const [, first = ''] = pathname.split('/');
  const screen =
    first === 'project' && isProjectData(data)
      ? `edit-project/${data.project._id}`
      : SCREENS[first];
  return screen && `/dashboard/${screen}`;
}
