import { LANGUAGES } from '@manjara/contracts';
import { matchPath } from '@manjara/platform';
import { navigation } from './navigation';
import { routes } from './routes';

const links = navigation;

it.each(LANGUAGES)(
  'leads in %s to pages that there are, each under a name of its own',
  (language) => {
    const paths = links.map(({ path }) => (typeof path === 'string' ? path : path[language]));
    const pages = routes.filter(({ path }) => path !== '*');
    for (const path of paths) {
      expect([path, pages.some((page) => matchPath(page.path!, path))]).toEqual([path, true]);
    }
    expect(new Set(links.map(({ label }) => label[language])).size).toBe(links.length);
  },
);
