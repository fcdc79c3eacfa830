import type { BrowserContext, Page } from '@playwright/test';
import type { Translate } from './texts';

/** What a screen shows after something was opened on it, or failed. */
export interface State {
  path: string;
  /** What the API answers to calls that match. */
  answers?: [calls: RegExp, status: number, json: unknown];
  /** What the browser says of what the state provokes. */
  problem?: RegExp;
  open(page: Page, t: Translate, context: BrowserContext): Promise<unknown>;
}

/** Brings a page into a state. */
export async function openState(
  { path, answers, open }: State,
  page: Page,
  t: Translate,
): Promise<void> {
  if (answers) {
    const [calls, status, json] = answers;
    await page.route(calls, (route) => route.fulfill({ status, json }));
  }
  await page.goto(path);
  await open(page, t, page.context());
}
