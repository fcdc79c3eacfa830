import { nextFileDialog } from '../../support/choose';
import { JoinForm } from '../../support/join-form';
import { pdfFile } from '../../support/pdf';
import { NOT_A_PICTURE as A_TEXT, picture } from '../../support/pictures';
import { expect, test as base } from '../../support/test';

/** Megabytes of a CV that the API takes, unless UPLOAD_MAX_MB says otherwise. */
const LIMIT_MB = 10;

const test = base.extend<{ join: JoinForm }>({
  join: ({ page, t }, use) => use(new JoinForm(page, t)),
});

test(
  'a PDF is welcomed with a toast, and its name is shown',
  { tag: '@layout' },
  async ({ page, join, t, toast }) => {
    await page.goto('/join');
    await expect(join.submit).toBeEnabled();
    await join.cv.setInputFiles(pdfFile('Mine', 'my-cv.pdf'));
    await expect(toast(t('popups.cv'))).toBeVisible();
    await expect(join.form.getByText('my-cv.pdf')).toBeVisible();
  },
);

for (const [what, file] of [
  ['text', A_TEXT],
  ['picture', picture('hero')],
] as const) {
  test(
    `a ${what} is cleared and refused with a toast`,
    { tag: '@layout' },
    async ({ page, join, t, toast }) => {
      await page.goto('/join');
      await expect(join.submit).toBeEnabled();
      await join.cv.setInputFiles(pdfFile('Mine', 'my-cv.pdf'));
      await expect(join.form.getByText('my-cv.pdf')).toBeVisible();
      await join.cv.setInputFiles(file);
      await expect(toast(t('popups.valid'))).toBeVisible();
      await expect(join.form.getByText(t('join.form.chooseCv'))).toBeVisible();
      expect(await join.cv.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
      await expect(join.cv).toHaveAccessibleDescription(new RegExp(t('popups.valid')));
    },
  );
}

test(
  'to take the file back is answered with the error',
  { tag: '@anywidth' },
  async ({ page, join, t, toast }) => {
    await page.goto('/join');
    await expect(join.submit).toBeEnabled();
    await join.cv.setInputFiles(pdfFile('Mine', 'my-cv.pdf'));
    await expect(join.form.getByText('my-cv.pdf')).toBeVisible();
    await join.cv.setInputFiles([]);
    await expect(toast(t('popups.error'))).toBeVisible();
    await expect(join.form.getByText('my-cv.pdf')).toHaveCount(0);
  },
);

test(
  'the file is chosen by keyboard too',
  { tag: '@anywidth' },
  async ({ page, join, t, toast }) => {
    await page.goto('/join');
    await expect(join.submit).toBeEnabled();
    const dialog = nextFileDialog(page);
    await join.cv.focus();
    await page.keyboard.press('Enter');
    await (await dialog).setFiles(pdfFile('By hand', 'by-hand.pdf'));
    await expect(toast(t('popups.cv'))).toBeVisible();
    await expect(join.form.getByText('by-hand.pdf')).toBeVisible();
  },
);

const REFUSED = [
  {
    what: 'only says that it is a PDF',
    status: 415,
    bytes: () => A_TEXT.buffer,
    sentence: { en: /valid pdf file/, ar: /PDF صالح/ },
  },
  {
    what: 'is too large',
    status: 413,
    bytes: () => Buffer.concat([pdfFile('Long').buffer, Buffer.alloc(LIMIT_MB * 1e6)]),
    sentence: { en: /too large: at most 10 MB/, ar: /الحد الأقصى 10 ميجابايت/ },
  },
];
for (const { what, status, bytes, sentence } of REFUSED) {
  test(
    `a file that ${what} is refused in words, and nothing entered is lost`,
    { tag: '@anywidth' },
    async ({ page, join, t, toast, watch, language }) => {
      watch.expectProblem(new RegExp(`${status}.*/api/jobs`));
      const file = { name: 'my-cv.pdf', mimeType: 'application/pdf', buffer: bytes() };
      await page.goto('/join');
      await join.fill();
      await join.cv.setInputFiles(file);
      await join.send();
      await expect(toast(t('popups.error'))).toBeVisible();
      await expect(join.cv).toHaveAccessibleDescription(sentence[language]);
      await join.expectKept(file.name);
    },
  );
}
