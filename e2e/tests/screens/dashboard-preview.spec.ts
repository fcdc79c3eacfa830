import type { HomeContent, Message } from '@manjara/contracts';
import { expectAccessible } from '../../support/accessibility';
import { ContentScreen } from '../../support/content-screens';
import { asVisitor } from '../../support/entity-screens';
import { SitePreview } from '../../support/site-preview';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

const OTHER = { ar: 'en', en: 'ar' } as const;

test(
  'the preview shows in both languages what is typed and picked, and nothing is stored until Save',
  { tag: '@layout' },
  async ({ page, request, browser, siteUrl, language, wide, t, toast }) => {
    const screen = new ContentScreen(page, t);
    const preview = new SitePreview(page, t);
    const texts = { en: `A seat of oak, ${language}`, ar: `مقعد من بلوط، ${language}` };
    const label = t('dashboard.homeContent.heroImage');
    const alts = { en: 'The bench, before noon', ar: 'الطاولة قبل الظهر' };
    const publicCode: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().includes('/_releases/public/')) publicCode.push(asked.url());
    });
    const stored = async () =>
      (await (await request.get('/api/content/home')).json()) as Partial<HomeContent>;
    const before = await stored();

    await page.goto('/dashboard/content/home');
    await screen.fillTwins('dashboard.homeContent.mainText', [texts.en, texts.ar]);
    await screen.choosePicture(label, 'workshop-1');
    await screen.fillAlts(label, [alts.en, alts.ar]);
    expect(publicCode, 'of the public remote before the preview is opened').toEqual([]);
    const choice = () =>
      page.evaluate(() => [localStorage.getItem('lang'), document.cookie] as const);
    const chosen = await choice();

    await preview.open();
    await expect(preview.headline).toHaveText(texts[language]);
    const picture = preview.site.getByRole('img', { name: alts[language], exact: true });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await preview.chooseLanguage(OTHER[language]);
    await expect(preview.headline).toHaveText(texts[OTHER[language]]);
    await expect(preview.site.locator('html')).toHaveAttribute('lang', OTHER[language]);

    expect(await choice(), 'the language of the dashboard').toEqual(chosen);
    expect(await stored()).toEqual(before);
    const own = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(
      own.filter((name) => name.includes('/_releases/public/')),
      'of the public remote in the dashboard itself',
    ).toEqual([]);

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
      await screen.fillTwins('dashboard.homeContent.mainText', [texts.en, texts.ar]);
    }
    await preview.closeButton.click();
    await expect(preview.frame).toHaveCount(0);

    for (const panel of ['hero', 'about']) {
      const name = t(`dashboard.homeContent.${panel}`);
      const part = page.getByRole('region', { name, exact: true });
      const field = 'dashboard.homeContent.description';
      await screen.field(field, 'inEnglish', part).fill('Words.');
      await screen.field(field, 'inArabic', part).fill('كلمات.');
    }
    await screen.button('common.save').click();
    await expect(toast(t('dashboard.homeContent.saved'))).toBeVisible();
    for (const side of ['ar', 'en'] as const) {
      await asVisitor(browser, siteUrl, side, async (visitor) => {
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts[side]);
      });
    }
  },
);

test('the page in the preview cannot be left, and its forms do not send', async ({
  page,
  request,
  adminToken,
  t,
}) => {
  const preview = new SitePreview(page, t);
  const posts: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST') posts.push(asked.url());
  });
  await page.goto('/dashboard/content/contact-join');
  await preview.open();
  const address = () => preview.site.locator('html').evaluate(() => location.href);
  const begin = await address();

  await preview.site.locator('header a').first().click();
  await preview.site.locator('footer a[href^="/about"]').click();
  // What a script, or a key that was missed, could still do.
  await preview.site.locator('form').evaluate((form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
      field.value = field.type === 'email' ? 'a@b.example' : 'not sent';
    }
    form.requestSubmit();
  });
  await expect(preview.site.locator('form')).toHaveJSProperty('inert', true);
  expect(await address()).toBe(begin);

  await preview.choose(t('dashboard.contactJoin.join'));
  await expect(preview.site.locator('input[name=cv]')).toBeAttached();
  await page.getByText(t('dashboard.preview.live'), { exact: true }).waitFor();
  await expect(preview.site.locator('form')).toHaveJSProperty('inert', true);
  await preview.site.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(preview.site.locator('#toasts')).toHaveCount(0);
  const kept = await preview.site.locator('html').evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key !== 'scroll')).toEqual([]);
  expect(posts).toEqual([]);
  const messages = await request.get('/api/messages', {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  const senders = ((await messages.json()) as Message[]).map(({ name }) => name);
  expect(senders.filter((name) => name.includes('not sent'))).toEqual([]);
});

test(
  'the preview is opened and left by the keyboard, and accessible while it is open',
  { tag: '@layout' },
  async ({ page, t, wide }) => {
    const preview = new SitePreview(page, t);
    for (const name of ['home', 'about', 'contact-join']) {
      await page.goto(`/dashboard/content/${name}`);
      await preview.button.focus();
      await page.keyboard.press('Enter');
      await page.getByText(t('dashboard.preview.live'), { exact: true }).waitFor();
      await expectAccessible(page);
      if (wide) await expect(preview.button).toHaveAttribute('aria-expanded', 'true');

      // Into the page itself, where Escape leaves the preview, too.
      await page.getByRole('radio', { name: t('dashboard.preview.phone') }).focus();
      await page.keyboard.press('Tab');
      await expect(preview.frame).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(preview.frame).toHaveCount(0);
      await expect(preview.button).toBeFocused();
      await expect(preview.button).toHaveAttribute('aria-expanded', 'false');
    }

    await preview.open();
    if (wide) {
      const enlarge = page.getByRole('button', { name: t('dashboard.preview.enlarge') });
      await enlarge.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(enlarge).toBeFocused();
    }
    await preview.closeButton.press('Enter');
    await expect(preview.frame).toHaveCount(0);
    await expect(preview.button).toBeFocused();
  },
);
