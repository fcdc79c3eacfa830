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
  // The router says so of an address that is no text.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/projects', '/projects/:category?'],
    ['/projects/%D8%A7%D9%84%D8%B6%D9%8A%D8%A7%D9%81%D8%A9', '/projects/:category?'],
    ['/project/65f0c0ffee65f0c0ffee65f0', '/project/:id'],
    ['/nothing/at/all', '/*'],
    ['/%E0%A4%A', '/*'],
    ['/api', '/api/*'],
    ['/api/projects/17', '/api/*'],
    ['/apis', '/*'],
    ['/metrics', '/*'],
    ['/_releases/public/1.0.0-x/client/main.js', '/_releases/*'],
    ['/_shell/static/js/index.js', '/_shell/*'],
    ['/favicon.ico', '/_shell/*'],
    ['/dashboard', '/dashboard/*'],
    ['/dashboard/projects/17', '/dashboard/*'],
    ['/dashboards', '/*'],
    ['/_health', '/_health'],
    ['/robots.txt', '/robots.txt'],
    ['/sitemap-2.xml', '/sitemap.xml'],
  ])('of %s is %s', (pathname, template) => {
    expect(routeTemplate(pathname, remote)).toBe(template);
    // Remembered.
    expect(routeTemplate(pathname, remote)).toBe(template);
  });

  it('is one for all pages while there is no public release', () => {
    expect(routeTemplate('/about', undefined)).toBe('/*');
    expect(routeTemplate('/api/boxes', undefined)).toBe('/api/*');
  });
});
