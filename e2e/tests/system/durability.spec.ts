import type { AdminProfile, Box, HomeContent, Message, Project } from '@manjara/contracts';
import type { APIRequest } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { adminApi, signInPage } from '../../support/admin';
import { chooseFiles } from '../../support/choose';
import { picture } from '../../support/pictures';
import { addProject, test } from '../../support/system';
import { expect } from '../../support/test';

/** Everything that the API has, as the admin sees it, and the sizes of all files. */
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
  await api.dispose();
  return { state, sizes };
}

test('a restart keeps everything that was entered', async ({ start, page, playwright, t }) => {
  const first = await start();
  const { request } = playwright;

  await test.step('enter the home content in the dashboard', async () => {
    await signInPage(page, request, first.url);
    await page.goto(`${first.url}/dashboard/content/home`);
    const text = (key: string, side: string) =>
      page.getByRole('textbox', {
        name: t(`dashboard.forms.${side}`, { name: t(`dashboard.homeContent.${key}`) }),
        exact: true,
      });
    await text('mainText', 'inEnglish').fill('Kept through a restart');
    await text('mainText', 'inArabic').fill('محفوظ بعد إعادة التشغيل');
    for (const [index, section] of ['hero', 'about'].entries()) {
      await text('description', 'inEnglish').nth(index).fill(`The ${section} section`);
      await text('description', 'inArabic').nth(index).fill(`قسم ${section}`);
    }
    const name = t('dashboard.homeContent.heroImage');
    const hero = page.getByRole('group', { name });
    await chooseFiles(
      hero.getByRole('button', { name: t('dashboard.pictures.choose') }),
      picture('hero'),
    );
    const described = t('dashboard.pictures.altOf', { name });
    for (const [side, alt] of [
      ['inEnglish', 'A tall hall'],
      ['inArabic', 'قاعة عالية'],
    ] as const) {
      await page
        .getByRole('textbox', { name: t(`dashboard.forms.${side}`, { name: described }) })
        .fill(alt);
    }
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(page.getByText(t('dashboard.homeContent.saved'))).toBeVisible();

    await text('boxTitle', 'inEnglish').fill('A box');
    await text('boxTitle', 'inArabic').fill('صندوق');
    await text('boxText', 'inEnglish').fill('What it says.');
    await text('boxText', 'inArabic').fill('ما يقوله.');
    await page.getByRole('button', { name: t('dashboard.homeContent.addBox') }).click();
    await expect(page.getByText(t('dashboard.homeContent.boxAdded'))).toBeVisible();
  });
  await addProject(request, first.url, 'Entered before the restart');
  const visitor = await request.newContext({ baseURL: first.url });
  const message = { name: 'Noura', email: 'n@example.com', phone: '0500000000', message: 'Hello' };
  expect((await visitor.post('/api/messages', { data: message })).ok()).toBe(true);
  await visitor.dispose();

  const before = await everything(request, first.url);
  expect(before.sizes.size).toBeGreaterThanOrEqual(4);
  // The dashboard would ask for messages meanwhile, and be refused.
  await page.goto('about:blank', { waitUntil: 'load' });
  await first.stop();

  const second = await start({ dataDir: first.dataDir });
  expect(await everything(request, second.url)).toEqual(before);
  await page.goto(second.url);
  await expect(page.locator('h1')).toHaveText('Kept through a restart');
  await expect(page.getByRole('img', { name: 'A tall hall' })).toBeVisible();
});

test('an acknowledged write survives a power cut', async ({ start, playwright }) => {
  const first = await start();
  const { request } = playwright;
  await addProject(request, first.url, 'Before');
  const written = await addProject(request, first.url, 'The last thing that was acknowledged');
  await first.kill();

  const second = await start({ dataDir: first.dataDir });
  const { state, sizes } = await everything(request, second.url);
  expect(state.projects.map(({ name }) => name).sort()).toEqual([
    'Before',
    'The last thing that was acknowledged',
  ]);
  expect(state.projects.find(({ _id }) => _id === written._id)).toEqual(written);
  expect(sizes.size).toBe(6);
});

test('a site on one machine is four processes', async ({ start }) => {
  const { run } = await start();
  const { start: own, ...parts } = run.pids;
  expect(Object.keys(parts).sort()).toEqual(['api', 'database', 'shell']);
  const children = execFileSync('ps', ['--ppid', String(own), '-o', 'pid=']).toString();
  const running = children.trim().split(/\s+/).map(Number).sort();
  expect(running).toEqual(Object.values(parts).sort());
});

test('an API that crashes is started again, and nothing else is', async ({ start, request }) => {
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
