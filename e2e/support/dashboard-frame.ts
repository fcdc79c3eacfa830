import type { Locator, Page } from '@playwright/test';
import type { Inbox } from './inbox-screen';
import type { Translate } from './texts';

/** The frame of every dashboard screen: links and badges. */
export class DashboardFrame {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    private readonly wide: boolean,
  ) {}

  /** Follows the link to a screen, on a phone through the menu. */
  async go(screen: string): Promise<void> {
    if (!this.wide) {
      await this.page.getByRole('button', { name: this.t('dashboard.app.menu') }).click();
    }
    await this.linkIn('dashboard.app.navigation', screen).click();
  }

  /** The always visible link to an inbox, with its badge. */
  badge(inbox: Inbox): Locator {
    return this.linkIn(`dashboard.app.${this.wide ? 'navigation' : 'shortcuts'}`, inbox);
  }

  private linkIn(navigation: string, screen: string): Locator {
    return (
      this.page
        .getByRole('navigation', { name: this.t(navigation), exact: true })
        .locator(`a[href="/dashboard/${screen}"]`)
        // The logo above the links is a link to the first screen, too.
        .last()
    );
  }
}
