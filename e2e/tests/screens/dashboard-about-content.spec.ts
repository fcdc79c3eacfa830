import type { AboutContent, Question, Value } from '@manjara/contracts';
import { adminApi } from '../../support/admin';
import { ContentScreen } from '../../support/content-screens';
import { asVisitor, findEntity, hold, statuses } from '../../support/entity-screens';
import { expect, test } from '../../support/test';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true });

test(
  'the headline and the pictures are saved, and seen on the site',
  { tag: '@eachwidth' },
  async ({ page, request, browser, siteUrl, t, number, toast }) => {
    const screen = new ContentScreen(page, t);
    const image = (place: number) => t('dashboard.aboutContent.imageAt', { place: number(place) });
    const texts = ['Wood, told slowly', 'الخشب، على مهل'] as const;
    const alts = {
      1: ['A bench of planes', 'طاولة عليها فارات'],
      3: ['Boards of oak', 'ألواح من البلوط'],
    } as const;
    const save = async () => {
      await screen.button('common.save').click();
      await expect(toast(t('dashboard.aboutContent.saved'))).toBeVisible();
    };
    const read = async () =>
      (await (await request.get('/api/content/about')).json()) as AboutContent;

    await page.goto('/dashboard/content/about');
    await screen.fillTwins('dashboard.aboutContent.mainText', texts);
    for (const [place, alt] of Object.entries(alts)) {
      const label = image(Number(place));
      await screen.choosePicture(label, place === '1' ? 'workshop-1' : 'workshop-2');
      await screen.fillAlts(label, alt);
    }
    await expect(screen.choose(image(2))).toBeVisible();
    await expect(screen.choose(image(4))).toBeVisible();
    await save();
    const saved = await read();
    expect([saved.mainText, saved.arMainText]).toEqual(texts);
    expect(saved.images.map((slot) => slot && [slot.alt, slot.arAlt])).toEqual([
      alts[1],
      null,
      alts[3],
      null,
    ]);
    for (const [lang, text, alt] of [
      ['en', texts[0], alts[3][0]],
      ['ar', texts[1], alts[3][1]],
    ] as const) {
      await asVisitor(browser, `${siteUrl}/about`, lang, async (visitor) => {
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(text);
        await expect(visitor.getByRole('img', { name: alt })).toBeAttached();
      });
    }

    await page.reload();
    await screen.remove(image(1)).click();
    await expect(screen.choose(image(1))).toBeVisible();
    await screen.fillAlts(image(1), ['', '']);
    await save();
    const [first, , third] = (await read()).images;
    expect(first).toBeNull();
    expect(third!.url).toBe(saved.images[2]!.url);
    expect(await statuses(request, [saved.images[0]!.url])).toEqual([404]);
  },
);

test(
  'a value is added, seen on the site and deleted',
  { tag: '@eachwidth' },
  async ({ page, request, browser, siteUrl, language, t, toast }) => {
    const screen = new ContentScreen(page, t);
    const texts = [`Patience, ${language}`, `الصبر، ${language}`] as const;
    const alts = ['Hands at rest', 'يدان في سكون'] as const;
    const own = texts[language === 'ar' ? 1 : 0];
    const label = t('dashboard.aboutContent.valueImage');
    const cards = screen.cards('dashboard.aboutContent.values');

    await page.goto('/dashboard/content/about');
    await screen.fillTwins('dashboard.aboutContent.value', texts);
    await screen.choosePicture(label, 'detail-2');
    await screen.fillTwins('dashboard.pictures.alt', alts);
    const release = await hold(page, '**/api/content/values', 'POST');
    await screen.button('dashboard.aboutContent.addValue').click();
    await expect(toast(t('dashboard.aboutContent.addingValue'))).toBeVisible();
    release();
    await expect(toast(t('dashboard.aboutContent.valueAdded'))).toBeVisible();
    for (const key of ['dashboard.aboutContent.value', 'dashboard.pictures.alt']) {
      await expect(screen.field(key, 'inEnglish')).toHaveValue('');
      await expect(screen.field(key, 'inArabic')).toHaveValue('');
    }
    await expect(screen.choose(label)).toBeVisible();
    const card = cards.filter({ hasText: texts[0] });
    await expect(card).toContainText(texts[1]);
    const added = await findEntity<Value>(request, 'content/values', { value: texts[0] });
    for (const side of [0, 1] as const) {
      await asVisitor(browser, `${siteUrl}/about`, side === 0 ? 'en' : 'ar', async (visitor) => {
        await expect(visitor.getByRole('heading', { level: 3, name: texts[side] })).toBeVisible();
        await expect(visitor.getByRole('img', { name: alts[side] })).toBeAttached();
      });
    }

    await screen.delete(
      card,
      'dashboard.aboutContent.deleteValueTitle',
      'dashboard.aboutContent.deleteValueQuestion',
      own,
    );
    await expectDeleted(page, t, t('dashboard.aboutContent.valueDeleted'), own);
    await expect(card).toHaveCount(0);
    await expect.poll(() => statuses(request, [added.image])).toEqual([404]);
  },
);

test(
  'a question is added, seen on the site and deleted',
  { tag: '@eachwidth' },
  async ({ page, browser, siteUrl, language, t, toast }) => {
    const screen = new ContentScreen(page, t);
    const titles = [`Do you deliver, ${language}?`, `هل توصلون، ${language}؟`] as const;
    const answers = ['To every city.', 'إلى كل مدينة.'] as const;
    const cards = screen.cards('dashboard.aboutContent.questions');

    await page.goto('/dashboard/content/about');
    await screen.fillTwins('dashboard.aboutContent.question', titles);
    await screen.fillTwins('dashboard.aboutContent.answer', answers);
    const release = await hold(page, '**/api/content/questions', 'POST');
    await screen.button('dashboard.aboutContent.addQuestion').click();
    await expect(toast(t('dashboard.aboutContent.addingQuestion'))).toBeVisible();
    release();
    await expect(toast(t('dashboard.aboutContent.questionAdded'))).toBeVisible();
    for (const key of ['question', 'answer'] as const) {
      await expect(screen.field(`dashboard.aboutContent.${key}`, 'inEnglish')).toHaveValue('');
      await expect(screen.field(`dashboard.aboutContent.${key}`, 'inArabic')).toHaveValue('');
    }
    const card = cards.filter({ hasText: titles[0] });
    await expect(card).toContainText(answers[1]);
    for (const side of [0, 1] as const) {
      await asVisitor(browser, `${siteUrl}/about`, side === 0 ? 'en' : 'ar', async (visitor) => {
        await expect(visitor.getByText(titles[side])).toBeVisible();
      });
    }

    await screen.delete(
      card,
      'dashboard.aboutContent.deleteQuestionTitle',
      'dashboard.aboutContent.deleteQuestionQuestion',
      titles[language === 'ar' ? 1 : 0],
    );
    await expectDeleted(
      page,
      t,
      t('dashboard.aboutContent.questionDeleted'),
      titles[language === 'ar' ? 1 : 0],
    );
    await expect(card).toHaveCount(0);
  },
);

test('values and questions need everything', { tag: '@anywidth' }, async ({ page, t }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url());
  });
  const screen = new ContentScreen(page, t);
  await page.goto('/dashboard/content/about');
  await screen.button('dashboard.aboutContent.addValue').click();
  await screen.button('dashboard.aboutContent.addQuestion').click();
  const required = new RegExp(t('dashboard.forms.required'));
  for (const key of [
    'dashboard.aboutContent.value',
    'dashboard.pictures.alt',
    'dashboard.aboutContent.question',
    'dashboard.aboutContent.answer',
  ]) {
    await expect(screen.field(key, 'inEnglish')).toHaveAccessibleDescription(required);
    await expect(screen.field(key, 'inArabic')).toHaveAccessibleDescription(required);
  }
  await expect(screen.slot(t('dashboard.aboutContent.valueImage'))).toContainText(
    t('dashboard.forms.pictureRequired'),
  );
  expect(requests).toEqual([]);
});

test(
  'seven values and three questions are shown at first',
  { tag: '@anywidth' },
  async ({ page, playwright, siteUrl, request, t }) => {
    const admin = await adminApi(playwright.request, siteUrl);
    const questions = async () =>
      (await (await request.get('/api/content/questions')).json()) as Question[];
    while ((await questions()).length < 4) {
      const data = { title: 'Why?', arTitle: 'لماذا؟', description: 'So.', arDescription: 'هكذا.' };
      expect((await admin.post('/api/content/questions', { data })).ok()).toBe(true);
    }
    await admin.dispose();
    const values = Array.from({ length: 9 }, (_, index) => ({
      _id: `value-${index}`,
      image: '/api/files/none',
      alt: 'A',
      arAlt: 'أ',
      value: `Value ${index}`,
      arValue: `قيمة ${index}`,
    }));
    await page.route('**/api/files/none*', (route) => route.fulfill({ body: '' }));
    await page.route('**/api/content/values', (route) => route.fulfill({ json: values }));

    const screen = new ContentScreen(page, t);
    await page.goto('/dashboard/content/about');
    const all = (await questions()).length;
    for (const [list, limit, total] of [
      ['values', 7, values.length],
      ['questions', 3, all],
    ] as const) {
      const heading = `dashboard.aboutContent.${list}`;
      const part = page.getByRole('region', { name: t(heading), exact: true });
      const cards = screen.cards(heading);
      await expect(cards).toHaveCount(limit);
      await part.getByRole('button', { name: t('common.showMore') }).click();
      await expect(cards).toHaveCount(total);
      await part.getByRole('button', { name: t('common.showLess') }).click();
      await expect(cards).toHaveCount(limit);
    }
  },
);

test(
  'what cannot be read or saved is said',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/50\d.*\/api\/content\/about/);
    watch.expectProblem(/status of 50\d/);
    const fail = (json: object) =>
      page.route('**/api/content/about', (route) => route.fulfill({ status: 503, json }));
    await fail({ statusCode: 503, error: 'unavailable', message: 'Away.' });
    await page.goto('/dashboard/content/about');
    await expect(toast(t('dashboard.aboutContent.loadFailed'))).toBeVisible();
    await page.unroute('**/api/content/about');
    await page.getByRole('button', { name: t('common.retry') }).click();

    const screen = new ContentScreen(page, t);
    await screen.fillTwins('dashboard.aboutContent.mainText', ['Wood', 'الخشب']);
    await fail({ statusCode: 503, error: 'unavailable', message: 'The database is away.' });
    await screen.button('common.save').click();
    await expect(toast('The database is away.')).toBeVisible();
    await expect(screen.field('dashboard.aboutContent.mainText', 'inEnglish')).toHaveValue('Wood');
  },
);
