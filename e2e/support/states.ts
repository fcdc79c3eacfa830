import type { BrowserContext, Page } from '@playwright/test';
import type { Translate } from './texts';

/** The state of a screen after something is opened or fails. */
export interface State {
  path: string;
  /** Checked in both languages and widths by every run, or by the long run only. */
  tag?: '@layout' | '@long';
  /** Faked API responses for matching calls. */
  answers?: [calls: RegExp, status: number, json: unknown];
  /** Browser errors that the state causes. */
  problem?: RegExp;
  open(page: Page, t: Translate, context: BrowserContext): Promise<unknown>;
}

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
