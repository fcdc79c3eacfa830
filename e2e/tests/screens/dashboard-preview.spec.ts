import { type HomeContent, LANGUAGE_TABLE, type ProjectDraft } from '@manjara/contracts';
import { DashboardScreen, ProjectForm, SitePreview } from '../../support/dashboard';
import { expectDrawn } from '../../support/files';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

const OTHER = { ar: 'en', en: 'ar' } as const;

test('the preview shows in both languages what is typed and picked, and nothing is stored', async ({
  page,
  request,
  language,
  wide,
  t,
}) => {
  const screen = new DashboardScreen(page, t);
  const preview = new SitePreview(page, t);
  const texts = { en: `A seat of oak, ${language}`, ar: `مقعد من بلوط، ${language}` };
  const label = t('dashboard.homeContent.heroImage');
  const alts = { en: 'The bench, before noon', ar: 'الطاولة قبل الظهر' };
  const stored = async () =>
    (await (await request.get('/api/content/home')).json()) as Partial<HomeContent>;
  const before = await stored();

  await page.goto('/dashboard/content/home');
  await screen.fillPair('dashboard.homeContent.mainText', [texts.en, texts.ar]);
  await screen.choosePicture(label, 'workshop-1');
  await screen.describePicture(label, [alts.en, alts.ar]);
  const choice = () =>
    page.evaluate(() => [localStorage.getItem('lang'), document.cookie] as const);
  const chosen = await choice();

  await preview.open();
  await expect(preview.headline).toHaveText(texts[language]);
  await expectDrawn(preview.site.getByRole('img', { name: alts[language], exact: true }));
  await preview.choose(LANGUAGE_TABLE[OTHER[language]].name);
  await expect(preview.headline).toHaveText(texts[OTHER[language]]);
  await expect(preview.site.locator('html')).toHaveAttribute('lang', OTHER[language]);

  expect(await choice(), 'the language of the dashboard').toEqual(chosen);
  expect(await stored()).toEqual(before);

  if (wide) {
    await preview.choose(t('dashboard.preview.desktop'));
    const scroll = () => preview.site.locator('html').evaluate((html) => html.scrollTop);
    await preview.site.locator('footer').scrollIntoViewIfNeeded();
    const place = await scroll();
    expect(place).toBeGreaterThan(0);
    const later = `${texts[OTHER[language]]}!`;
    const side = language === 'ar' ? 'inEnglish' : 'inArabic';
    await screen.field('dashboard.homeContent.mainText', side).fill(later);
    await expect(preview.headline).toHaveText(later);
    expect(await scroll()).toBe(place);
  }
  await preview.close();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test(
  'a project that is not published is shown on its page, in both languages, and nowhere else',
  { tag: '@long' },
  async ({ page, admin, request, language, t, number }) => {
    const multipart = { name: 'Hall of cedar', description: 'Cedar throughout.', status: 'draft' };
    const answer = await admin.post('/api/projects', { multipart });
    const { _id } = (await answer.json()) as ProjectDraft;
    const form = new ProjectForm(page, t, number);
    const preview = new SitePreview(page, t);
    await page.goto(`/dashboard/edit-project/${_id}`);
    await expect(form.name).toHaveValue(multipart.name);
    await preview.open();
    await expect(preview.headline).toHaveText(multipart.name);
    await expect(preview.site.getByText(multipart.description)).toBeVisible();
    await preview.close();

    const arName = 'قاعة من الأرز';
    await form.arName.fill(arName);
    await form.chooseMain('residential-1');
    await preview.open();
    const names = { en: multipart.name, ar: arName };
    await expect(preview.headline).toHaveText(names[language]);
    await expectDrawn(preview.site.locator('main img').first());
    await preview.choose(LANGUAGE_TABLE[OTHER[language]].name);
    await expect(preview.headline).toHaveText(names[OTHER[language]]);

    for (const address of [`/project/${_id}`, '/project/preview']) {
      expect((await request.get(address)).status(), address).toBe(404);
    }
  },
);

test(
  'a product is shown large while typing, which keeps the focus',
  { tag: ['@long', '@wide'] },
  async ({ page, t }) => {
    const preview = new SitePreview(page, t);
    await page.goto('/dashboard/add-product');
    const [english, arabic] = ['Door of walnut', 'باب من الجوز'];
    const screen = new DashboardScreen(page, t);
    const field = (side: 'inEnglish' | 'inArabic') =>
      screen.field('dashboard.products.fields.name', side);
    await preview.open();
    await field('inEnglish').click();
    await page.keyboard.type(english);
    await expect(preview.site.getByRole('dialog', { name: english })).toBeVisible();
    await expect(field('inEnglish')).toBeFocused();
    await field('inArabic').click();
    await page.keyboard.type(arabic);
    await expect(field('inArabic')).toHaveValue(arabic);
    await preview.choose(LANGUAGE_TABLE.ar.name);
    await expect(preview.site.getByRole('dialog', { name: arabic })).toBeVisible();
  },
);
