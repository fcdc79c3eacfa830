import type { AdminProfile, Box, HomeContent, Message, Project } from '@manjara/contracts';
import type { APIRequest } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { adminApi } from '../../support/admin';
import { picture } from '../../support/files';
import { addProject } from '../../support/site-content';
import { test } from '../../support/system';
import { expect } from '../../support/test';

/** All API data as the admin sees it, and the sizes of all files. */
async function everything(request: APIRequest, url: string) {
  const api = await adminApi(request, url);
  const get = async <T>(path: string) => (await (await api.get(`/api/${path}`)).json()) as T;
  const state = {
    home: await get<HomeContent>('content/home'),
    boxes: await get<Box[]>('content/boxes'),
    projects: await get<Project[]>('projects'),
    messages: await get<Message[]>('messages'),
    profile: await get<AdminProfile>('admin/profile'),
  };
  const files = [...new Set(JSON.stringify(state).match(/\/api\/files\/[\w/.-]+/g) ?? [])];
  const sizes = new Map<string, number>();
  for (const file of files) {
    const response = await api.get(file);
    expect(response.status()).toBe(200);
    sizes.set(file, (await response.body()).length);
  }
  return { state, sizes };
}

/** Saves the home page's texts and picture, a box, and a visitor's message. */
async function enterHome(request: APIRequest, url: string): Promise<void> {
  const api = await adminApi(request, url);
  const multipart = new FormData();
  const texts = {
    mainText: 'Kept through a restart',
    arMainText: 'محفوظ بعد إعادة التشغيل',
    heroDescription: 'The hero section',
    arHeroDescription: 'قسم البداية',
    aboutDescription: 'The about section',
    arAboutDescription: 'قسم من نحن',
    heroImageAlt: 'A tall hall',
    heroImageArAlt: 'قاعة عالية',
  };
  for (const [name, text] of Object.entries(texts)) multipart.set(name, text);
  multipart.set('heroImage', new File([await readFile(picture('workshop-2'))], 'hall.jpg'));
  const box = { boxTitle: 'A box', arBoxTitle: 'صندوق', boxText: 'Text.', arBoxText: 'نص.' };
  const message = { name: 'Noura', email: 'n@example.com', phone: '0500000000', message: 'Hello' };
  for (const answer of [
    await api.post('/api/content/home', { multipart }),
    await api.post('/api/content/boxes', { data: box }),
    await api.post('/api/messages', { data: message }),
  ]) {
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

test(
  'a site on one machine is four processes; a restart and a power cut keep everything',
  { tag: '@long' },
  async ({ start, page, playwright }) => {
    const { request } = playwright;
    const first = await start();
    const { start: own, ...parts } = first.run.pids;
    expect(Object.keys(parts).sort()).toEqual(['api', 'database', 'shell']);
    const children = execFileSync('ps', ['--ppid', String(own), '-o', 'pid=']).toString();
    const running = children.trim().split(/\s+/).map(Number).sort();
    expect(running).toEqual(Object.values(parts).sort());

    await enterHome(request, first.url);
    await addProject(await adminApi(request, first.url), 'Entered before the restart');
    const before = await everything(request, first.url);
    expect(before.sizes.size).toBeGreaterThanOrEqual(4);
    await first.stop();

    const second = await start({ dataDir: first.dataDir });
    expect(await everything(request, second.url)).toEqual(before);
    await page.goto(second.url);
    await expect(page.locator('h1')).toHaveText('Kept through a restart');
    await expect(page.getByRole('img', { name: 'A tall hall' })).toBeVisible();
    await page.goto('about:blank', { waitUntil: 'load' });

    const written = await addProject(
      await adminApi(request, second.url),
      'The last thing that was acknowledged',
    );
    await second.kill();
    const third = await start({ dataDir: first.dataDir });
    const { state, sizes } = await everything(request, third.url);
    expect(state.projects).toEqual(expect.arrayContaining([written, ...before.state.projects]));
    expect(sizes.size).toBe(before.sizes.size + 3);
  },
);

test('only a crashed API is restarted', { tag: '@long' }, async ({ start, request }) => {
  const product = await start();
  const live = () =>
    request.get(`${product.url}/api/health/ready`).then((response) => response.status());
  expect(await live()).toBe(200);
  process.kill(product.run.pids.api, 'SIGKILL');
  await expect.poll(live).toBe(503);
  const page = await request.get(product.url);
  expect(page.status()).toBe(503);
  expect(await page.text()).toContain('<h1');
  await expect.poll(live, { timeout: 30_000 }).toBe(200);
  for (const name of ['start', 'database', 'shell'] as const) {
    expect(() => process.kill(product.run.pids[name], 0)).not.toThrow();
  }
});
