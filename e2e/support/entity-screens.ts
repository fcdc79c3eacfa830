import type { Language } from '@manjara/contracts';
import type { APIRequestContext, Browser, Locator, Page, Route } from '@playwright/test';
import { expect } from './test';

/** The row of a table that holds the text. */
export const row = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text });

export async function statuses(request: APIRequestContext, urls: string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await request.get(url)).status()));
}

/** Reads the one entity of a list whose field has the value. */
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

/** Looks at a page of the public site as a visitor does, in one language. */
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

/** Holds a call back until it is released. */
export async function hold(page: Page, address: string, method: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route: Route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}
