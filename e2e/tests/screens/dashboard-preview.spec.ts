import type { HomeContent } from '@manjara/contracts';
import { ContentScreen } from '../../support/content-screens';
import { expectDrawn } from '../../support/pictures';
import { SitePreview } from '../../support/site-preview';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

const OTHER = { ar: 'en', en: 'ar' } as const;

test(
  'the preview shows in both languages what is typed and picked, and nothing is stored',
  { tag: '@layout' },
  async ({ page, request, language, wide, t }) => {
    const screen = new ContentScreen(page, t);
    const preview = new SitePreview(page, t);
    const texts = { en: `A seat of oak, ${language}`, ar: `مقعد من بلوط، ${language}` };
    const label = t('dashboard.homeContent.heroImage');
    const alts = { en: 'The bench, before noon', ar: 'الطاولة قبل الظهر' };
    const stored = async () =>
      (await (await request.get('/api/content/home')).json()) as Partial<HomeContent>;
    const before = await stored();

    await page.goto('/dashboard/content/home');
    await screen.fillTwins('dashboard.homeContent.mainText', [texts.en, texts.ar]);
    await screen.choosePicture(label, 'workshop-1');
    await screen.fillAlts(label, [alts.en, alts.ar]);
    const choice = () =>
      page.evaluate(() => [localStorage.getItem('lang'), document.cookie] as const);
    const chosen = await choice();

    await preview.open();
    await expect(preview.headline).toHaveText(texts[language]);
    await expectDrawn(preview.site.getByRole('img', { name: alts[language], exact: true }));
    await preview.chooseLanguage(OTHER[language]);
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
    await preview.closeButton.click();
    await expect(preview.frame).toHaveCount(0);
  },
);
