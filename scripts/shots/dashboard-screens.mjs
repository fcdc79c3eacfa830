import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const { signedOut, dashboard } = JSON.parse(
  readFileSync(fromRoot('e2e/support/screens.json'), 'utf8'),
);
const named = (screens, more) =>
  Object.entries(screens).map(([name, path]) => ({ name: `dashboard-${name}`, path, ...more }));

/** A screen of the dashboard is there when its own part is, and not its outline. */
const screen = (page) => page.locator('#screen h1').waitFor();

/** The dashboard's screens, signed out and in, and what opens in them. */
export const dashboardScreens = [
  ...named(signedOut),
  ...named(dashboard, { signedIn: true, act: screen }),
  {
    name: 'dashboard-menu',
    path: dashboard.profile,
    at: 'narrow',
    whole: false,
    signedIn: true,
    async act(page) {
      await screen(page);
      await page.locator('nav button[aria-haspopup=dialog]').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'dashboard-delete',
    path: dashboard.projects,
    whole: false,
    signedIn: true,
    async act(page) {
      await page.locator('#screen tbody tr button').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'dashboard-add-project-faults',
    path: dashboard['add-project'],
    signedIn: true,
    async act(page) {
      await page.locator('#screen form button[type=submit]').click();
      await page.locator('#screen [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'dashboard-edit-project',
    path: async ({ get }) => `/dashboard/edit-project/${(await get('projects'))[0]._id}`,
    signedIn: true,
    act: (page) => page.locator('#screen form').waitFor(),
  },
];
