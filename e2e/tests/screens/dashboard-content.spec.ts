import type { AboutContent, Value } from '@manjara/contracts';
import { ContentScreen } from '../../support/content-screens';
import { asVisitor, findEntity, statuses } from '../../support/entity-screens';
import { expect, test } from '../../support/test';

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
  await screen.button('dashboard.aboutContent.valueList.add').click();
  await said('valueList.added');
  await screen.fillTwins('dashboard.aboutContent.question', asked);
  await screen.fillTwins('dashboard.aboutContent.answer', ['To every city.', 'إلى كل مدينة.']);
  await screen.button('dashboard.aboutContent.questionList.add').click();
  const side = SIDES.indexOf(language);
  const question = screen
    .cards('dashboard.aboutContent.questions')
    .filter({ hasText: asked[side] });
  await expect(question).toBeVisible();

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
    const own = value[side]!;
    await screen.delete(
      screen.cards('dashboard.aboutContent.values').filter({ hasText: own }),
      t('dashboard.aboutContent.valueList.deleteTitle'),
    );
    const bar = page.getByRole('region', { name: t('dashboard.undo.label') });
    await said('valueList.deleted');
    await expect(bar).toContainText(own);
    await expect.poll(() => statuses(request, [`/api/content/values/${added._id}`])).toEqual([404]);
  });
});
