import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './texts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type ContactValues = Record<(typeof CONTACT_FIELDS)[number], string>;

/** The contact form as a visitor fills it in. */
export class ContactForm {
  readonly submit: Locator;
  private readonly form: Locator;

  constructor(
    page: Page,
    private readonly t: Translate,
  ) {
    this.form = page.getByRole('form', { name: t('contact.label') });
    this.submit = this.form.getByRole('button', { name: t('contact.submit') });
  }

  field(name: keyof ContactValues): Locator {
    return this.form.getByRole('textbox', { name: this.t(`contact.fields.${name}`) });
  }

  async fill(values: ContactValues): Promise<void> {
    for (const name of CONTACT_FIELDS) await this.field(name).fill(values[name]);
  }

  async expectValues(values: Partial<ContactValues>): Promise<void> {
    for (const name of CONTACT_FIELDS) {
      await expect(this.field(name)).toHaveValue(values[name] ?? '');
    }
  }
}

export const APPLICANT = {
  name: 'سالم Haddad',
  email: 'ask at the gate',
  message: 'Twelve years at the bench.',
};
export const JOB = PRODUCT_CATEGORIES[6];
const TEXTS = ['name', 'email', 'message'] as const;

/** The job application form as a visitor fills it in. */
export class JoinForm {
  readonly cv: Locator;
  readonly submit: Locator;
  private readonly form: Locator;
  private readonly job: Locator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {
    this.form = page.getByRole('form', { name: t('join.form.label') });
    this.job = this.form.getByRole('combobox', { name: t('join.form.fields.job') });
    this.cv = this.form.getByLabel(t('join.form.fields.cv'));
    this.submit = this.form.getByRole('button', { name: t('join.form.submit') });
  }

  /** Fills everything but the CV. */
  async fill(changes: Partial<typeof APPLICANT> = {}): Promise<void> {
    const values = { ...APPLICANT, ...changes };
    for (const name of TEXTS) await this.field(name).fill(values[name]);
    await this.job.selectOption(JOB.en);
  }

  async expectValues(values: Partial<typeof APPLICANT>, job: string): Promise<void> {
    for (const name of TEXTS) await expect(this.field(name)).toHaveValue(values[name] ?? '');
    await expect(this.job).toHaveValue(job);
  }

  /** Closes the confirmation; the form for another application is empty. */
  async expectReceived(): Promise<void> {
    const thanks = this.page.getByRole('dialog', { name: this.t('popups.thanks') });
    await thanks.getByRole('button', { name: this.t('common.close'), exact: true }).click();
    await expect(thanks).toBeHidden();
    await this.page.getByRole('button', { name: this.t('join.form.received.another') }).click();
    await this.expectValues({}, '');
    await expect(this.form.getByText(this.t('join.form.chooseCv'))).toBeVisible();
    expect(await this.cv.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  }

  private field(name: (typeof TEXTS)[number]): Locator {
    return this.form.getByRole('textbox', { name: this.t(`join.form.fields.${name}`) });
  }
}
