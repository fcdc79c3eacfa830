import { locationIn } from './addresses';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '#content' });

it.each([
  ['/about', '', 'en', '?lang=en'],
  ['/about', '', 'ar', ''],
  ['/about', '?lang=en', 'ar', ''],
  ['/about', '?lang=ar', 'ar', '?lang=ar'],
  ['/about', '?lang=ar&from=x', 'en', '?lang=en&from=x'],
  ['/projects', '?page=2', 'en', '?page=2&lang=en'],
  ['/projects', '?page=2&lang=fr', 'ar', '?page=2'],
  ['/dashboards', '', 'en', '?lang=en'],
  ['/dashboard', '', 'en', ''],
  ['/dashboard/login', '?lang=ar', 'en', '?lang=en'],
] as const)('%s%s in %s has the query "%s"', (pathname, search, language, expected) => {
  expect(locationIn(at(pathname, search), language)).toEqual(at(pathname, expected));
});
