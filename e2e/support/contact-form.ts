import type { Locator, Page } from '@playwright/test';
import type { Translate } from './texts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** The contact form as a visitor fills it in. */
export class ContactForm {
  readonly form: Locator;

  constructor(
    page: Page,
    private readonly t: Translate,
  ) {
    this.form = page.getByRole('form', { name: t('contact.label') });
  }

  field(name: ContactField): Locator {
    return this.form.getByRole('textbox', { name: this.t(`contact.fields.${name}`) });
  }

  async fill(values: ContactValues): Promise<void> {
    for (const name of CONTACT_FIELDS) await this.field(name).fill(values[name]);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: this.t('contact.submit') }).click();
  }
}
