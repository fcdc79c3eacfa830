import type { RemoteModule } from '@manjara/platform';
import { routeTemplate } from './route-template';

const remote = {
  routes: [
    {
      path: '/',
      children: [
        { index: true },
        { path: 'about' },
        { path: 'projects/:category?' },
        { path: '/project/:id' },
        { path: '*' },
      ],
    },
  ],
} as Partial<RemoteModule> as RemoteModule;

describe('the template of a route', () => {
  // The router warns about addresses that it cannot decode.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/', '/'],
    ['/projects', '/projects/:category?'],
    ['/projects/%D8%A7%D9%84%D8%B6%D9%8A%D8%A7%D9%81%D8%A9', '/projects/:category?'],
    ['/nothing/at/all', '/*'],
    ['/%E0%A4%A', '/*'],
    ['/api', '/api/*'],
    ['/api/projects/17', '/api/*'],
    ['/_releases/public/1.0.0-x/client/main.js', '/_releases/*'],
    ['/favicon.ico', '/_shell/*'],
    ['/dashboard/projects/17', '/dashboard/*'],
    ['/dashboards', '/*'],
    ['/sitemap-2.xml', '/sitemap.xml'],
  ])('of %s is %s', (pathname, template) => {
    expect(routeTemplate(pathname, remote)).toBe(template);
  });

  it('is one for all pages while there is no public release', () => {
    expect(routeTemplate('/about', undefined)).toBe('/*');
    expect(routeTemplate('/api/boxes', undefined)).toBe('/api/*');
  });
});
