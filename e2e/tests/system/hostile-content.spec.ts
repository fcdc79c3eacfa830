import type { Project } from '@manjara/contracts';
import type { APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { adminApi, signInPage } from '../../support/admin';
import { pdfFile, picture } from '../../support/files';
import { DASHBOARD, PUBLIC } from '../../support/screens';
import { test } from '../../support/system';
import { expect } from '../../support/test';

declare global {
  interface Window {
    /** Set by injected scripts. */
    ran?: boolean;
  }
}

/** Breaks out of a script, title, attribute or comment, and runs a script. */
const RUNS = `'"--></script></title></textarea><img src=x onerror="window.ran=true"><script>window.ran=true</script>`;
/** Its start, for texts that are cut. */
const BEGIN = RUNS.slice(0, 30);
const hostile = (what: string): string => `${what} ${RUNS} {{7*7}}`;
const bothLanguages = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const arabic = `ar${name[0]?.toUpperCase()}${name.slice(1)}`;
      return [
        [name, hostile(name)],
        [arabic, hostile(arabic)],
      ];
    }),
  );

/** Logs `ran` wherever it runs. */
const SCRIPTED = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="say()">
<script>window.ran = true; function say() { console.log('ran') } say()</script>
<rect width="40" height="40" onclick="say()"/>
<a href="javascript:say()"><rect width="20" height="20"/></a>
</svg>`;

type Fields = Record<string, string | File>;

/** Fills every text that the admin or a visitor can write. */
async function fill(api: APIRequestContext): Promise<Project> {
  const image = () => new File([SCRIPTED], `${hostile('logo')}.svg`, { type: 'image/svg+xml' });
  const photo = new File([await readFile(picture('detail-1'))], 'photo.jpg');
  const post = async (path: string, fields: Fields) => {
    const multipart = new FormData();
    for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
    const answer = await api.post(`/api/${path}`, { multipart });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const postJson = async (path: string, data: object) => {
    const answer = await api.post(`/api/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };

  const category = { category: 'Hospitality', arCategory: 'ضيافة' };
  const alts = bothLanguages('alt');
  const project = await post('projects', {
    ...bothLanguages('name', 'description'),
    ...category,
    ...alts,
    image: image(),
    secondaryImages: photo,
    secondaryAlt: hostile('secondaryAlt'),
    secondaryArAlt: hostile('secondaryArAlt'),
  });
  await post('products', {
    ...bothLanguages('name'),
    category: 'Doors',
    arCategory: 'الأبواب',
    ...alts,
    image: photo,
  });
  await post('reviews', {
    ...bothLanguages('title', 'name', 'description'),
    ...alts,
    image: image(),
  });
  await post('partners', { alt: hostile('partner'), image: image() });
  await post('content/values', { ...bothLanguages('value'), ...alts, valueImage: image() });
  await postJson('content/questions', bothLanguages('title', 'description'));
  await postJson('content/boxes', bothLanguages('boxTitle', 'boxText'));
  const slots = [0, 1, 2, 3].map((slot): Fields => ({
    [`images[${slot}]`]: photo,
    [`images[${slot}]_alt`]: hostile('slot'),
    [`images[${slot}]_arAlt`]: hostile('arSlot'),
  }));
  await post('content/about', Object.assign(bothLanguages('mainText'), ...slots) as Fields);
  await post(
    'content/home',
    Object.assign(
      bothLanguages('mainText', 'heroDescription', 'aboutDescription'),
      {
        heroImage: image(),
        heroImageAlt: hostile('hero'),
        heroImageArAlt: hostile('arHero'),
      },
      ...slots,
    ) as Fields,
  );
  const texts = bothLanguages('mainText', 'sectionTitle', 'description');
  await postJson('content', { contact: { ...texts, ...bothLanguages('subText') }, join: texts });
  await postJson('messages', {
    name: hostile('sender'),
    email: 'sender@example.com',
    phone: '+966 50 123 4567',
    message: hostile('message'),
  });
  const { buffer } = pdfFile('CV');
  await post('jobs', {
    name: hostile('applicant'),
    email: `javascript:window.ran=true ${RUNS}`,
    job: 'Doors',
    message: hostile('application'),
    cv: new File([Uint8Array.from(buffer)], `${RUNS}.pdf`),
  });
  await api.put('/api/admin/profile', {
    data: { name: hostile('admin'), location: hostile('at') },
  });
  return (await project.json()) as Project;
}

// Opens every screen of the site and the dashboard.
test.setTimeout(240_000);

test(
  'typed HTML is shown as text on every screen, and an SVG runs no script',
  { tag: '@long' },
  async ({ start, page, playwright, watch }) => {
    const { url } = await start();
    const api = await adminApi(playwright.request, url);
    const project = await fill(api);

    /** No script has run, and the text has created no elements. */
    const expectQuiet = async (where: string) => {
      const found = await page.evaluate(() => ({
        ran: window.ran ?? false,
        parts: document.querySelectorAll('img[src="x"], [onerror], [onload]').length,
        links: [...document.links].filter(({ protocol }) => protocol === 'javascript:').length,
        scripts: [...document.scripts].filter(({ type, src }) => src === '' && !/json$/.test(type))
          .length,
      }));
      expect({ where, ...found }).toEqual({ where, ran: false, parts: 0, links: 0, scripts: 0 });
      for (const block of await page.locator('script[type$=json]').allTextContents())
        JSON.parse(block);
    };

    await test.step('on the pages of the site, in both languages', async () => {
      // There is no such category.
      watch.expectProblem(/404.*\/projects\//);
      const pages = [...Object.values(PUBLIC), `/projects?project=${project._id}`];
      const searched = `/projects?search=${encodeURIComponent(RUNS)}`;
      for (const path of [...pages, searched, `/projects/${encodeURIComponent(RUNS)}`]) {
        for (const language of ['ar', 'en']) {
          await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
          await expectQuiet(`${path} ${language}`);
        }
      }
      await page.goto(`${url}/projects?project=${project._id}&lang=en`);
      await expect(page.getByRole('dialog')).toContainText(`name ${BEGIN}`);
      await expect(page).toHaveTitle(/name .*<\/script>/);
    });

    await test.step('on every screen of the dashboard', async () => {
      await signInPage(page, url);
      for (const path of [...Object.values(DASHBOARD), `/dashboard/edit-project/${project._id}`]) {
        await page.goto(url + path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectQuiet(path);
      }
      await page.goto(`${url}${DASHBOARD.messages}`);
      await expect(page.getByRole('article')).toContainText(`message ${BEGIN}`);
      await page.goto(`${url}${DASHBOARD.jobs}`);
      await expect(page.getByRole('article')).toContainText(`application ${BEGIN}`);
    });

    await test.step('in the description of the API, which runs its own scripts alone', async () => {
      await page.goto(`${url}/api/docs`);
      await expect(page.getByText('Signs the admin in', { exact: true })).toBeVisible();
    });

    await test.step('an SVG opened by its own address', async () => {
      let ran = false;
      page.on('console', (message) => (ran ||= message.text() === 'ran'));
      const answer = await page.goto(url + project.image.url);
      expect(answer?.headers()['content-type']).toMatch(/^image\/(?:avif|webp)$/);
      expect(ran).toBe(false);

      // Even if the file itself is served, the policy blocks its scripts.
      watch.expectProblem(/Content Security Policy|sandboxed/);
      await page.route(url + project.image.url, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-type': 'image/svg+xml' };
        await route.fulfill({ response, headers, body: SCRIPTED });
      });
      await page.reload();
      expect(ran).toBe(false);

      // Without these headers the script does run.
      await page.unroute(url + project.image.url);
      await page.route(url + project.image.url, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: SCRIPTED }),
      );
      await page.reload();
      expect(ran).toBe(true);
    });
  },
);
