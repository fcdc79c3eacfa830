import type { AboutContent, Partner, SiteTexts, Value } from '@manjara/contracts';
import { chooseFiles } from '../../support/choose';
import { ContentScreen } from '../../support/content-screens';
import { asVisitor, findEntity, statuses } from '../../support/entity-screens';
import { picture } from '../../support/pictures';
import { expect, test } from '../../support/test';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const SIDES = ['en', 'ar'] as const;

test('the about page gets a headline, pictures, a value and a question, as visitors see', async ({
  page,
  request,
  browser,
  siteUrl,
  language,
  t,
  number,
  toast,
}) => {
  const screen = new ContentScreen(page, t);
  const image = (place: number) => t('dashboard.aboutContent.imageAt', { place: number(place) });
  const said = (key: string) => expect(toast(t(`dashboard.aboutContent.${key}`))).toBeVisible();
  const read = async () => (await (await request.get('/api/content/about')).json()) as AboutContent;
  const texts = ['Wood, told slowly', 'الخشب، على مهل'] as const;
  const alts = ['A bench of planes', 'طاولة عليها فارات'] as const;
  const value = ['Patience', 'الصبر'] as const;
  const hands = ['Hands at rest', 'يدان في سكون'] as const;
  const asked = ['Do you deliver?', 'هل توصلون؟'] as const;

  await page.goto('/dashboard/content/about');
  await screen.fillTwins('dashboard.aboutContent.mainText', texts);
  for (const place of [1, 3]) {
    await screen.choosePicture(image(place), 'workshop-1');
    await screen.fillAlts(image(place), alts);
  }
  await screen.button('common.save').click();
  await said('saved');
  const saved = await read();
  expect(saved.images.map((slot) => slot?.alt)).toEqual([alts[0], undefined, alts[0], undefined]);

  await screen.fillTwins('dashboard.aboutContent.value', value);
  await screen.choosePicture(t('dashboard.aboutContent.valueImage'), 'detail-2');
  await screen.fillTwins('dashboard.pictures.alt', hands);
  await screen.button('dashboard.aboutContent.addValue').click();
  await said('valueAdded');
  await screen.fillTwins('dashboard.aboutContent.question', asked);
  await screen.fillTwins('dashboard.aboutContent.answer', ['To every city.', 'إلى كل مدينة.']);
  await screen.button('dashboard.aboutContent.addQuestion').click();
  await said('questionAdded');

  for (const [index, lang] of SIDES.entries()) {
    await asVisitor(browser, `${siteUrl}/about`, lang, async (visitor) => {
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts[index]!);
      await expect(visitor.getByRole('img', { name: alts[index]! }).first()).toBeAttached();
      await expect(visitor.getByRole('heading', { name: value[index]! })).toBeVisible();
      await expect(visitor.getByRole('img', { name: hands[index]! })).toBeAttached();
      await expect(visitor.getByText(asked[index]!)).toBeVisible();
    });
  }

  await test.step('a picture and the value are taken away', async () => {
    const added = await findEntity<Value>(request, 'content/values', { value: value[0] });
    await screen.remove(image(1)).click();
    await screen.fillAlts(image(1), ['', '']);
    await screen.button('common.save').click();
    await expect.poll(async () => (await read()).images[0]).toBeNull();
    expect((await read()).images[2]!.url).toBe(saved.images[2]!.url);
    const own = value[SIDES.indexOf(language)]!;
    await screen.delete(
      screen.cards('dashboard.aboutContent.values').filter({ hasText: own }),
      'dashboard.aboutContent.deleteValueTitle',
      'dashboard.aboutContent.deleteValueQuestion',
      own,
    );
    await expectDeleted(page, t, t('dashboard.aboutContent.valueDeleted'), own);
    const files = [saved.images[0]!.url, added.image];
    await expect.poll(() => statuses(request, files)).toEqual([404, 404]);
  });
});

const CONTACT_JOIN = {
  contact: {
    mainText: ['Talk to the bench', 'تحدّث إلى الورشة'],
    sectionTitle: ['Write a line', 'اكتب سطرًا'],
    subText: ['Answered in a day', 'نرد خلال يوم'],
    description: ['Drawings help.', 'الرسومات تعيننا.'],
  },
  join: {
    mainText: ['Work with wood', 'اعمل بالخشب'],
    sectionTitle: ['Take a place', 'خذ مكانك'],
    description: ['We teach what we know.', 'نعلّم ما نعرف.'],
  },
} as const;

test('the texts of contact and join are saved by one button, and seen on the site', async ({
  page,
  request,
  browser,
  siteUrl,
  t,
  toast,
}) => {
  const screen = new ContentScreen(page, t);
  await page.goto('/dashboard/content/contact-join');
  for (const [section, texts] of Object.entries(CONTACT_JOIN)) {
    const part = screen.part(`dashboard.contactJoin.${section}`);
    for (const [key, twins] of Object.entries(texts)) {
      await screen.fillTwins(`dashboard.contactJoin.fields.${key}`, twins, part);
    }
  }
  await screen.button('common.save').click();
  await expect(toast(t('dashboard.contactJoin.saved'))).toBeVisible();
  const { contact } = (await (await request.get('/api/content')).json()) as SiteTexts;
  expect([contact.subText, contact.arSubText]).toEqual(CONTACT_JOIN.contact.subText);
  for (const [section, texts] of Object.entries(CONTACT_JOIN)) {
    for (const [index, lang] of SIDES.entries()) {
      await asVisitor(browser, `${siteUrl}/${section}`, lang, async (visitor) => {
        for (const twins of Object.values(texts)) {
          await expect(visitor.getByText(twins[index]!).first()).toBeVisible();
        }
      });
    }
  }
});

test('a partner is added, which loads the page again, and deleted', async ({
  page,
  request,
  browser,
  siteUrl,
  language,
  t,
  toast,
}) => {
  const screen = new ContentScreen(page, t);
  const logo = t('dashboard.partners.logo');
  const name = 'Sidra Joinery';
  const card = screen.cards('dashboard.partners.list').filter({ hasText: name });
  const find = async () =>
    ((await (await request.get('/api/partners')).json()) as Partner[]).map(({ image }) => image);

  await page.goto('/dashboard/add-partner');
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await screen.choosePicture(logo, 'detail-1');
  await screen.altOf(logo).fill(name);
  await screen.button('dashboard.partners.add').click();
  await expect(page.locator('body')).not.toHaveAttribute('data-before');
  await expect(toast(t('dashboard.partners.added'))).toBeVisible();
  await expect(screen.altOf(logo)).toHaveValue('');
  await expect(card).toBeVisible();
  const [added] = await find();
  await asVisitor(browser, siteUrl, language, async (visitor) => {
    await expect(visitor.getByRole('img', { name }).first()).toBeAttached();
  });

  const keys = ['deleteTitle', 'deleteQuestion'].map((key) => `dashboard.partners.${key}`);
  await screen.delete(card, keys[0]!, keys[1]!, name);
  await expect(card).toHaveCount(0);
  await page.goto('/dashboard/profile');
  await expect.poll(find).toEqual([]);
  await expect.poll(() => statuses(request, [added!.url])).toEqual([404]);
});

test('a new picture of the admin is sent at once and told, also after the reload', async ({
  page,
  t,
  toast,
}) => {
  await page.goto('/dashboard/profile');
  const choose = page.getByRole('button', { name: t('dashboard.profile.changePicture') });
  await expect(choose).toBeEnabled();
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await chooseFiles(choose, picture('detail-1'));
  await expect(page.locator('body')).not.toHaveAttribute('data-before');
  await expect(toast(t('dashboard.profile.uploaded'))).toBeVisible();
  await expect(page.locator('#screen img[src*="/api/files/"]')).toBeVisible();
});
