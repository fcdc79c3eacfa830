import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Site } from './testing/site';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

let site: Site;
let apiRequests: { url?: string; forwardedFor?: string | string[] }[];

const api: RequestListener = (request, response) => {
  apiRequests.push({ url: request.url, forwardedFor: request.headers['x-forwarded-for'] });
  response.setHeader('content-type', 'application/json');
  response.end('{"from":"api"}');
};

/** A public remote with three routes: a front page, one that breaks, and a catch-all. */
const BUNDLE = `
const { createElement: h } = require('react');
const { data, useLoaderData } = require('@manjara/platform');
const Front = () => h('div', null, h('h1', null, 'front'), h('p', null, useLoaderData().text));
exports.platform = '2.0.0';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.navigation = async () => [
  { path: '/services', label: { ar: 'الخدمات', en: 'Services' }, inFooter: true },
];
exports.sitemap = async () => [{ path: '/about' }];
exports.routes = [
  { path: '/', Component: Front, loader: ({ context }) => ({ text: '</script>' + context.language }), handle: { chunk: 'page-home' } },
  { path: '/broken', Component: () => { throw new Error('broken'); } },
  { path: '*', loader: () => data(null, { status: 404 }), Component: () => h('h1', null, 'nothing here') },
];`;

async function releasePublic(): Promise<string> {
  await site.publish(BUNDLE);
  return site.serveReleases();
}

const startShell = async (environment: Record<string, string> = {}) =>
  site.shell({ API_URL: await site.api(api), ...environment });

beforeEach(async () => {
  apiRequests = [];
  site = await Site.begin();
});
afterEach(() => site.end());

describe('the shell server', () => {
  it('renders a page in the language of the request, whole and without inline script', async () => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });

    const arabic = await fetch(url);
    const html = await arabic.text();
    expect(arabic.status).toBe(200);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<h1>front</h1>');
    expect(html).toMatch(
      /<style data-href="\/_releases\/public\/[^"]+\/client\/home.css">h1 {}<\/style>/,
    );
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/);
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).toContain('\\u003c/script>ar');

    const english = await fetch(`${url}/?lang=en`);
    expect(await english.text()).toContain('<html lang="en" dir="ltr">');
    expect(english.headers.get('set-cookie')).toContain('lang=en');
    const remembered = await fetch(url, { headers: { cookie: 'lang=en' } });
    expect(remembered.headers.get('content-language')).toBe('en');
  });

  it('allows exactly the styles that a page holds, also when it is cached', async () => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    for (const how of ['rendered', 'cached']) {
      const page = await fetch(url);
      const styles = [...(await page.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
      const hashes = styles.map(([, text = '']) =>
        createHash('sha256').update(text).digest('base64'),
      );
      expect({ how, count: hashes.length }).toEqual({ how, count: 2 });
      expect(page.headers.get('content-security-policy')).toContain(
        `style-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')};`,
      );
    }
    const dashboard = await fetch(`${url}/dashboard`);
    expect(await dashboard.text()).not.toContain('<style');
    expect(dashboard.headers.get('content-security-policy')).toContain("style-src 'self';");
  });

  it('lists the scripts of a rendered page, with their hashes, for the boot script', async () => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    const page = await fetch(url);
    const html = await page.text();
    const code = /"code":({.*?}),"hydration"/.exec(html)?.[1] ?? '';
    expect(JSON.parse(code)).toEqual({
      scripts: ['/_shell/index.js'],
      preloads: [
        {
          href: expect.stringMatching(/^\/_releases\/public\/.+\/client\/home\.js$/) as string,
          integrity: expect.stringMatching(/^sha256-/) as string,
        },
      ],
    });
    expect(page.headers.get('link')).toBeNull();
    expect(html.match(/<script src="[^"]+"/g)).toEqual(['<script src="/_shell/boot.js"']);
  });

  it('answers 304 for what the client has, without the policies that it keeps with the page', async () => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    const first = await fetch(url);
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    // Without its own Cache-Control, `fetch` asks for a fresh copy.
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const known = await fetch(url, { headers: asked });
    expect([known.status, known.headers.get('etag')]).toEqual([304, etag]);
    expect(known.headers.get('vary')).toContain('Cookie');
    for (const name of ['content-security-policy', 'permissions-policy', 'content-type']) {
      expect([name, known.headers.get(name)]).toEqual([name, null]);
    }
  });

  it.each([
    ['/', 'none', false],
    ['/?lang=en', 'none', false],
    ['/?lang=en&preview=1', 'self', false],
    ['/dashboard', 'none', true],
    ['/dashboard/content/home?preview=1', 'none', true],
  ])('lets %s be framed by %s', async (path, ancestors, frames) => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    const policy = (await fetch(url + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors '${ancestors}'`);
    const sources = `${frames ? "'self' " : ''}https://www.youtube-nocookie.com`;
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(sources);
  });

  it('answers a preview with its code at once, and keeps it out of search engines', async () => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    const preview = await fetch(`${url}/?lang=en&preview=1`);
    const html = await preview.text();
    expect(html).toContain('<h1>front</h1>');
    expect(html).toContain('<script src="/_shell/index.js"');
    expect(html).not.toContain('/_shell/boot.js');
    expect(preview.headers.get('link')).toContain('/client/home.js>; rel=preload');
    expect(preview.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(preview.headers.get('set-cookie')).toBeNull();
  });

  it('keeps the dashboard out of search engines, and nothing else', async () => {
    const { url } = await startShell();
    const robots = async (path: string) => (await fetch(url + path)).headers.get('x-robots-tag');
    expect(await robots('/dashboard/login')).toBe('noindex, nofollow');
    expect(await robots('/dashboards')).toBeNull();
    const spellings = ['/Dashboard/login?x=1', '/%64ashboard/login?x=1', '/DASH%42oard/login?x=1'];
    for (const spelling of spellings) {
      const led = await fetch(url + spelling, { redirect: 'manual' });
      expect([led.status, led.headers.get('location')]).toEqual([308, '/dashboard/login?x=1']);
    }
  });

  it('answers 404 for an unknown path and 500 for a page that throws, framed both times', async () => {
    const remote = await releasePublic();
    const { url } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    const missing = await fetch(`${url}/nothing`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<footer');
    const broken = await fetch(`${url}/broken`);
    expect(broken.status).toBe(500);
    expect(await broken.text()).toContain(ar.shell.states.errorTitle);
  });

  it.each(['ar', 'en'] as const)(
    'shows in %s that there is no public release',
    async (language) => {
      const { url } = await startShell();
      const response = await fetch(`${url}/about?lang=${language}`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('refresh')).toBe('20');
      expect(await response.text()).toContain({ ar, en }[language].shell.states.unavailableTitle);
      const dashboard = await fetch(`${url}/dashboard`);
      expect([dashboard.status, dashboard.headers.get('refresh')]).toEqual([200, null]);
    },
  );

  it('serves releases under its own origin: styles also when their server is down', async () => {
    const remote = await releasePublic();
    const { url, shell } = await startShell({ REMOTE_PUBLIC_URL: `${remote}/latest.json` });
    const base = `${url}${shell.slots.public.current?.publicPath}`;
    const script = await fetch(`${base}home.js`);
    expect(await script.text()).toBe('home');
    expect(script.headers.get('cache-control')).toContain('immutable');
    await site.endServer(remote);
    const styles = await fetch(`${base}home.css`, { headers: { 'accept-encoding': 'br' } });
    expect(styles.headers.get('content-encoding')).toBe('br');
    expect(styles.headers.get('vary')).toBe('Accept-Encoding');
    expect(await styles.text()).toBe('h1 {}');
    expect((await fetch(`${base}home.js`)).status).toBe(502);
    expect((await fetch(url)).status).toBe(200);
  });

  it("forwards /api with the client's real address, whatever it claims", async () => {
    const { url } = await startShell();
    const response = await fetch(`${url}/api/boxes?x=1`, {
      headers: { 'x-forwarded-for': '6.6.6.6' },
    });
    expect(await response.json()).toEqual({ from: 'api' });
    expect(apiRequests).toEqual([{ url: '/api/boxes?x=1', forwardedFor: '127.0.0.1' }]);
  });

  it('keeps what a trusted proxy claims, and sends HSTS behind its TLS', async () => {
    const { url } = await startShell({ TRUST_PROXY: '1' });
    await fetch(`${url}/api/boxes`, { headers: { 'x-forwarded-for': '6.6.6.6' } });
    expect(apiRequests[0]?.forwardedFor).toBe('6.6.6.6, 127.0.0.1');
    const page = await fetch(`${url}/dashboard`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  });
});
