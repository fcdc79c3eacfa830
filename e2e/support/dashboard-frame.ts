import type { Locator, Page } from '@playwright/test';
import type { Inbox } from './inbox-screen';
import type { Translate } from './texts';

/** What stands around every screen of the dashboard: its links and its badges. */
export class DashboardFrame {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    private readonly wide: boolean,
  ) {}

  /** Follows the link to a screen, which a phone has in its menu. */
  async go(screen: string): Promise<void> {
    if (!this.wide) {
      await this.page.getByRole('button', { name: this.t('dashboard.shell.menu') }).click();
    }
    await this.linkIn('dashboard.shell.navigation', screen).click();
  }

  /** The link to an inbox that is always in sight, with its badge. */
  badge(inbox: Inbox): Locator {
    return this.linkIn(`dashboard.shell.${this.wide ? 'navigation' : 'shortcuts'}`, inbox);
  }

  private linkIn(navigation: string, screen: string): Locator {
    return (
      this.page
        .getByRole('navigation', { name: this.t(navigation), exact: true })
        .locator(`a[href="/dashboard/${screen}"]`)
        // The mark above the links leads to the first screen, too.
        .last()
    );
  }
}
