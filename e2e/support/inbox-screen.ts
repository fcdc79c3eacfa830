import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test';
import { pdfFile } from './pdf';
import type { Translate } from './texts';

export const INBOXES = ['messages', 'jobs'] as const;
export type Inbox = (typeof INBOXES)[number];

const [, , , , , , DOORS] = PRODUCT_CATEGORIES;
/** What the tests apply for. */
const APPLIED_FOR = DOORS;

export interface Sent {
  name: string;
  email?: string;
  message?: string;
}

/** Sends what a visitor would send by the form of the inbox. */
export async function sendTo(
  request: APIRequestContext,
  inbox: Inbox,
  { name, email = 'visitor@example.com', message = 'A door of walnut, please.' }: Sent,
): Promise<void> {
  const shared = { name, email, message };
  const response =
    inbox === 'messages'
      ? await request.post('/api/messages', { data: { ...shared, phone: '+966 50 123 4567' } })
      : await request.post('/api/jobs', {
          multipart: { ...shared, job: APPLIED_FOR.en, cv: pdfFile(name) },
        });
  expect(response.status()).toBe(201);
}

/** Empties an inbox, whatever an earlier test has left in it. */
export async function emptyInbox(
  request: APIRequestContext,
  inbox: Inbox,
  token: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const items = (await (await request.get(`/api/${inbox}`, { headers })).json()) as {
    _id: string;
  }[];
  for (const { _id } of items) await request.delete(`/api/${inbox}/${_id}`, { headers });
}

/** One of the two screens of what visitors have sent. */
export class InboxScreen {
  readonly cards: Locator;
  readonly menu: Locator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    readonly inbox: Inbox,
  ) {
    this.cards = page.getByRole('article');
    this.menu = page.getByRole('menu');
  }

  text(key: string, values?: Record<string, string>): string {
    return this.t(`dashboard.inbox.${this.inbox}.${key}`, values);
  }

  open = (query = '') => this.page.goto(`/dashboard/${this.inbox}${query}`);

  card(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  heading(unread: string): Locator {
    const name = this.text('titleWithCount', { number: unread });
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  names = () => this.page.locator('article h2').allInnerTexts();

  async openMenu(name: string): Promise<void> {
    const label = this.t('dashboard.inbox.options', { name });
    await this.page.getByRole('button', { name: label, exact: true }).click();
    await expect(this.menu).toBeVisible();
  }

  async choose(name: string, action: string): Promise<void> {
    await this.openMenu(name);
    await this.menu.getByRole('menuitem', { name: this.t(action), exact: true }).click();
    await expect(this.menu).toHaveCount(0);
  }
}
