import { type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { APIRequest, Locator, Page } from '@playwright/test';
import { expect } from './test';
import type { Translate } from './texts';

const TEXTS = ['name', 'email', 'message'] as const;
const [, , , , , , DOORS] = PRODUCT_CATEGORIES;

export const APPLICANT = {
  name: 'سالم Haddad',
  email: 'ask at the gate',
  message: 'Twelve years at the bench.',
};
export const JOB = DOORS;

/** Page object of the job application form. */
export class JoinForm {
  readonly form: Locator;
  readonly job: Locator;
  readonly cv: Locator;
  readonly submit: Locator;

  constructor(
    page: Page,
    private readonly t: Translate,
  ) {
    this.form = page.getByRole('form', { name: t('join.form.label') });
    this.job = this.form.getByRole('combobox', { name: t('join.form.fields.job') });
    this.cv = this.form.getByLabel(t('join.form.fields.cv'));
    this.submit = this.form.locator('button[type=submit]');
  }

  field(name: (typeof TEXTS)[number]): Locator {
    return this.form.getByRole('textbox', { name: this.t(`join.form.fields.${name}`) });
  }

  /** Fills everything but the CV. */
  async fill(changes: Partial<typeof APPLICANT> = {}): Promise<void> {
    const values = { ...APPLICANT, ...changes };
    for (const name of TEXTS) await this.field(name).fill(values[name]);
    await this.job.selectOption(JOB.en);
  }

  async send(): Promise<void> {
    await this.form.getByRole('button', { name: this.t('join.form.submit') }).click();
  }

  async expectKept(file?: string): Promise<void> {
    for (const name of TEXTS) await expect(this.field(name)).toHaveValue(APPLICANT[name]);
    await expect(this.job).toHaveValue(JOB.en);
    if (file) await expect(this.form.getByText(file)).toBeVisible();
  }

  /** Call it after the confirmation is closed. */
  async expectCleared(): Promise<void> {
    const page = this.form.page();
    await page.getByRole('button', { name: this.t('join.form.received.another') }).click();
    for (const name of TEXTS) await expect(this.field(name)).toHaveValue('');
    await expect(this.job).toHaveValue('');
    await expect(this.form.getByText(this.t('join.form.chooseCv'))).toBeVisible();
    expect(await this.cv.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
  }
}

/** The applications with this message, read as the admin. */
export async function applicationsWith(
  request: APIRequest,
  url: string,
  token: string,
  message: string,
): Promise<JobApplication[]> {
  const admin = await request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const jobs = (await (await admin.get(`${url}/api/jobs`)).json()) as JobApplication[];
  await admin.dispose();
  return jobs.filter((one) => one.message === message);
}
