import type { ReleaseDescription } from '../rendering/renderer';
import { pageAddress } from './page-address';

const remote = {
  routes: [
    { path: '/', handle: { query: [] } },
    { path: '/projects/:category?', handle: { query: ['category', 'page'] } },
    { path: '/older', handle: { chunk: 'page-older' } },
    { path: '*', handle: { query: [] } },
  ],
} as unknown as Pick<ReleaseDescription, 'routes'>;

const VISIT = { language: 'ar', origin: 'https://a.example' } as const;
const of = (path: string, visit: Partial<{ language: 'ar' | 'en'; origin: string }> = {}) =>
  pageAddress(new URL(path, 'http://shell'), { ...VISIT, ...visit }, remote);

describe('the address of a page', () => {
  it.each([
    ['/', '/?lang=en'],
    ['/', '/?utm_source=instagram&fbclid=abc'],
    ['/projects?page=2', '/projects?page=2&x=1&lang=ar'],
    ['/projects?category=a&page=2', '/projects?page=2&category=a'],
    ['/nothing', '/nothing?x=1'],
  ])('%s is that of %s too', (one, other) => {
    expect(of(other).key).toBe(of(one).key);
    expect(of(other)).toMatchObject({ cacheable: true });
    expect(of(other).url.href).toBe(of(one).url.href);
  });

  it.each([
    ['/', '/projects'],
    ['/projects', '/projects?page=2'],
    ['/projects?category=a&category=b', '/projects?category=b&category=a'],
    ['/projects?category=a', '/projects/a'],
  ])('%s is another one than %s', (one, other) => {
    expect(of(other).key).not.toBe(of(one).key);
  });

  it('belongs to a language and to an address of the site', () => {
    expect(of('/', { language: 'en' }).key).not.toBe(of('/').key);
    expect(of('/', { origin: 'https://b.example' }).key).not.toBe(of('/').key);
  });

  it('stays within the site, whatever is asked for', () => {
    expect(of('/.//evil.example/x').url.host).toBe('shell');
  });
});
