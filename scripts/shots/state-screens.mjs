/** Follows a link of the footer, within the page that is open. */
const follow = (page, path) =>
  page.locator(`footer :is(a[href="${path}"], a[href="${path}?lang=en"])`).last().click();
const arrival = (page, path) => page.waitForURL((url) => url.pathname === path);

const failing = (pattern, json) => (page) =>
  page.route(pattern, (route) => route.fulfill({ status: json ? 200 : 500, json: json ?? {} }));

/** What pages look like when something that they need cannot be had. */
export const stateScreens = [
  {
    name: 'offline-notice',
    path: '/about',
    whole: false,
    async act(page, { context }) {
      await context.setOffline(true);
      await page.locator('[role=status] svg').first().waitFor();
    },
  },
  {
    name: 'offline-page',
    path: '/contact',
    async act(page, { context }) {
      await context.setOffline(true);
      await follow(page, '/about');
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'projects-failed',
    path: '/contact',
    before: failing(/\/api\/projects\?/),
    async act(page) {
      await follow(page, '/projects');
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'production-failed',
    path: '/contact',
    before: failing(/\/api\/products$/),
    async act(page, { kind }) {
      if (kind === 'narrow') await page.locator('header details > summary').first().click();
      await page.locator('header a[href^="/production"]:visible').click();
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'home-without-content',
    path: '/contact',
    before: failing(/\/api\/(content|reviews|partners|projects)/),
    act: (page) => Promise.all([arrival(page, '/'), follow(page, '/')]),
  },
  {
    name: 'about-without-content',
    path: '/contact',
    before: failing(/\/api\/content/),
    act: (page) => Promise.all([arrival(page, '/about'), follow(page, '/about')]),
  },
  {
    name: 'page-failed',
    path: '/contact',
    // Not the list that the page can draw.
    before: failing(/\/api\/content\/values/, { broken: 1 }),
    async act(page) {
      await page.route(/\/api\/content\/questions/, (route) => route.fulfill({ json: [null] }));
      await follow(page, '/about');
      await page.locator('main [role=alert]').waitFor();
    },
  },
  {
    name: 'page-static',
    path: '/about',
    // The public remote's code cannot be had: the page stays as the server sent it.
    before: (page) => page.route(/\/_releases\/public\/.*\.js/, (route) => route.abort()),
    act: (page) => page.locator('[role=status] button').waitFor(),
  },
];

/** What there is while no release of the public remote can be had. */
export const withoutRemoteScreens = [{ name: 'remote-unavailable', path: '/' }];
