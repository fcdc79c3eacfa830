import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test';
import { pdfFile } from './pdf';
import type { Translate } from './texts';

export type Inbox = 'messages' | 'jobs';

/** Sends a submission as the form of the inbox would. */
export async function sendTo(
  request: APIRequestContext,
  inbox: Inbox,
  sender: { name: string; email: string },
): Promise<void> {
  const shared = { ...sender, message: 'A door of walnut, please.' };
  const response =
    inbox === 'messages'
      ? await request.post('/api/messages', { data: { ...shared, phone: '+966 50 123 4567' } })
      : await request.post('/api/jobs', {
          multipart: { ...shared, job: PRODUCT_CATEGORIES[6].en, cv: pdfFile('CV') },
        });
  expect(response.status()).toBe(201);
}

/** Page object of the two inboxes of submissions. */
export class InboxScreen {
  private readonly menu: Locator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    readonly inbox: Inbox,
  ) {
    this.menu = page.getByRole('menu');
  }

  open = () => this.page.goto(`/dashboard/${this.inbox}`);

  card(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  heading(unread: string): Locator {
    const title = `dashboard.inbox.${this.inbox}.titleWithCount`;
    const name = this.t(title, { number: unread });
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  names = () => this.page.locator('article h2').allInnerTexts();

  /** Opens the menu of a card and chooses an action. */
  async choose(name: string, action: string): Promise<void> {
    const label = this.t('dashboard.inbox.options', { name });
    await this.page.getByRole('button', { name: label, exact: true }).click();
    await this.menu.getByRole('menuitem', { name: this.t(action), exact: true }).click();
    await expect(this.menu).toHaveCount(0);
  }
}
