import type { Product, Review } from '@manjara/contracts';
import { chooseFiles } from '../../support/choose';
import { EntityForm } from '../../support/entity-form';
import { asVisitor, deleteRow, findEntity, row, statuses } from '../../support/entity-screens';
import { picture } from '../../support/pictures';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const CASES = [
  {
    of: 'products',
    one: 'product',
    site: '/production',
    title: 'name',
    category: 'Doors',
    texts: {
      name: 'Lattice door',
      arName: 'باب المشربية',
      alt: 'A lattice door, half open',
      arAlt: 'باب المشربية مفتوح نصفه',
    },
  },
  {
    of: 'reviews',
    one: 'review',
    site: '/',
    title: 'title',
    category: null,
    texts: {
      title: 'Every joint fits',
      arTitle: 'كل وصلة في مكانها',
      name: 'Sara Alghamdi',
      arName: 'سارة الغامدي',
      description: 'They measured twice, cut once, and were done a week early.',
      arDescription: 'قاسوا مرتين وقصّوا مرة واحدة، وانتهوا قبل الموعد بأسبوع.',
      alt: 'Sara Alghamdi at her desk',
      arAlt: 'سارة الغامدي عند مكتبها',
    },
  },
] as const;

for (const { of, one, site, title, category, texts } of CASES) {
  test(`a ${one} is added, seen on the site, edited and deleted as the page goes`, async ({
    page,
    request,
    browser,
    siteUrl,
    language,
    t,
    toast,
  }) => {
    const values: Record<string, string> = texts;
    const arTitle = title === 'name' ? 'arName' : 'arTitle';
    const keys = Object.keys(texts).filter((key) => !/^ar[A-Z]/.test(key));
    const form = new EntityForm(page, t, of, keys);
    const find = (english: string) =>
      findEntity<Product | Review>(request, of, { [title]: english });

    await page.goto(`/dashboard/add-${one}`);
    await form.fillTexts(values);
    if (category) await form.category.selectOption(category);
    await form.chooseMain('product-doors');
    await form.submit.click();
    await expect(toast(t(`dashboard.${of}.added`))).toBeVisible();
    await expect(form.fields[title]!).toHaveValue('');
    const added = await find(values[title]!);

    for (const [lang, english] of [
      ['en', true],
      ['ar', false],
    ] as const) {
      await asVisitor(browser, siteUrl + site, lang, async (visitor) => {
        const shown = visitor.getByText(values[english ? title : arTitle]!, { exact: true });
        await expect(shown.first()).toBeAttached();
        const alt = english ? texts.alt : texts.arAlt;
        await expect(visitor.getByRole('img', { name: alt }).first()).toBeAttached();
      });
    }

    await page.goto(`/dashboard/${of}`);
    const name = values[language === 'ar' ? arTitle : title]!;
    const edit = t('dashboard.tables.edit', { name });
    await row(page, values[title]!).getByRole('link', { name: edit }).click();
    await expect(form.fields.arAlt!).toHaveValue(texts.arAlt);
    await form.fields[title]!.fill('Renamed');
    await chooseFiles(form.replace, picture('detail-2'));
    await form.submit.click();
    await expect(toast(t(`dashboard.${of}.edited`))).toBeVisible();
    await expect(page).toHaveURL(`/dashboard/${of}`);
    const edited = await find('Renamed');
    expect(await statuses(request, [added.image.url, edited.image.url])).toEqual([404, 200]);

    await deleteRow(page, t, language === 'ar' ? name : 'Renamed');
    await expect(row(page, 'Renamed')).toHaveCount(0);
    expect(await statuses(request, [`/api/${of}/${edited._id}`])).toEqual([200]);
    await page.goto('about:blank');
    const left = [`/api/${of}/${edited._id}`, edited.image.url];
    await expect.poll(() => statuses(request, left)).toEqual([404, 404]);
  });
}
