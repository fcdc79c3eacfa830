import { readFile } from 'node:fs/promises';
import type { Language, Project } from '@manjara/contracts';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { picture } from './files';
import { hydrateOnLoad } from './page';

/** All entities of a list, in its order. */
export async function listOf<E>(request: APIRequestContext, resource: string): Promise<E[]> {
  return (await (await request.get(`/api/${resource}`)).json()) as E[];
}

/** Reads the single project with this English name. */
export async function findProject(request: APIRequestContext, name: string): Promise<Project> {
  const found = (await listOf<Project>(request, 'projects')).filter((one) => one.name === name);
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Adds a project with two secondary pictures; resolves when it is acknowledged. */
export async function addProject(admin: APIRequestContext, name: string): Promise<Project> {
  const form = new FormData();
  const texts = {
    name,
    arName: `${name} بالعربية`,
    category: 'Hospitality',
    arCategory: 'ضيافة',
    description: 'Entered by a test.',
    arDescription: 'أدخله اختبار.',
    alt: 'A room',
    arAlt: 'غرفة',
  };
  for (const [key, text] of Object.entries(texts)) form.set(key, text);
  for (const [key, file] of [
    ['image', 'hospitality-1'],
    ['secondaryImages', 'detail-1'],
    ['secondaryImages', 'detail-2'],
  ] as const) {
    form.append(key, new File([await readFile(picture(file))], `${file}.jpg`));
  }
  const response = await admin.post('/api/projects', { multipart: form });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as Project;
}

/** Opens a page of the public site as a visitor, in one language. */
export async function asVisitor(
  browser: Browser,
  address: string,
  language: Language,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await browser.newPage();
  hydrateOnLoad(visitor);
  await visitor.goto(`${address}?lang=${language}`);
  await look(visitor);
  await visitor.context().close();
}
