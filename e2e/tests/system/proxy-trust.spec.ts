import { randomUUID } from 'node:crypto';
import { signInByApi } from '../../support/admin';
import { test, trusting } from '../../support/behind-proxy';
import { ask, findCaddy } from '../../support/proxy';
import { expect } from '../../support/test';
import { openUploads } from '../../support/uploads';

test.use({ ignoreHTTPSErrors: true });
test.skip(!findCaddy(), 'The proxy is not on this machine: apt-get install caddy');

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const ABORT_EVERY_MS = 250;

test(
  'a request has one id in all logs, and no visitor says which',
  { tag: '@long' },
  async ({ site }) => {
    const { body } = await ask(`${site.url}/`);
    const [script = ''] = /\/_releases\/public\/[^"]+\.js/.exec(body.toString()) ?? [];
    for (const path of ['/api/projects', '/about', script]) {
      const chosen = `visitor:${randomUUID()}`;
      const { headers } = await ask(site.url + path, { headers: { 'x-request-id': chosen } });
      const id = String(headers['x-request-id']);
      expect(id).toMatch(UUID);
      // A file of a release comes from a plain file server: the proxy's own log has its id.
      if (path === script) continue;
      await expect.poll(() => site.product.output).toContain(id);
      expect(site.product.output).not.toContain(chosen);
    }
  },
);

test(
  'uploads that are broken off hold nobody up',
  { tag: '@long' },
  async ({ site, playwright }) => {
    const token = await signInByApi(trusting(playwright.request), site.url);
    // As browsers do it whose owner closes the tab.
    const uploads = await openUploads(`${site.url}/api/projects`, token, 24);
    const breaking = setInterval(() => uploads.breakOne(), ABORT_EVERY_MS);
    try {
      await expect.poll(() => uploads.broken).toBeGreaterThan(2);
      // Longer than the proxy waits for a process, if it had given it up.
      expect((await ask(`${site.url}/api/projects?limit=1`)).status).toBe(200);
      expect(uploads.broken).toBeLessThan(24);
    } finally {
      clearInterval(breaking);
      uploads.end();
    }
  },
);
