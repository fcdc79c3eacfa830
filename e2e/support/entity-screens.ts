import type { Language } from '@manjara/contracts';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { expect } from './test';
import type { Translate } from './texts';

export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

export async function statuses(request: APIRequestContext, urls: string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await request.get(url)).status()));
}

/** Reads the single entity of a list whose field has the value. */
export async function findEntity<E extends object>(
  request: APIRequestContext,
  resource: string,
  has: Partial<E>,
): Promise<E> {
  const all = (await (await request.get(`/api/${resource}`)).json()) as E[];
  const found = all.filter((entity) =>
    Object.entries(has).every(([key, value]) => entity[key as keyof E] === value),
  );
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Opens a page of the public site as a visitor, in one language. */
export async function asVisitor(
  browser: Browser,
  address: string,
  language: Language,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await browser.newPage();
  await visitor.goto(`${address}?lang=${language}`);
  await look(visitor);
  await visitor.context().close();
}

/** Deletes the entity with this name from a table and confirms the dialog. */
export async function deleteRow(page: Page, t: Translate, name: string): Promise<void> {
  await page.getByRole('button', { name: t('dashboard.tables.delete', { name }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: t('common.yes'), exact: true }).click();
}
