import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../../support/accessibility';
import { ADORNED, MANY, type Row, ROWS, test } from '../../support/many-projects';
import { expect } from '../../support/test';

// The rows are judged at rest.
test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const SIZE = 20;
const PAGES = MANY / SIZE;
const NEWEST = [...ROWS].reverse();

const names = (page: Page): Locator => page.getByRole('rowheader').getByRole('link');
const pageOf = (rows: readonly Row[], page: number) => rows.slice((page - 1) * SIZE, page * SIZE);
const by = (key: keyof Row) => (a: Row, b: Row) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0);

test(
  '5,000 projects come in pages, which the address keeps',
  { tag: '@eachwidth' },
  async ({ page, language, t, number, wide }) => {
    const own = (rows: readonly Row[]) =>
      rows.map(({ name, arName }) => (language === 'ar' ? arName : name));
    const pages = page.getByRole('navigation', { name: t('common.pagination.label') });
    const numbers = () => pages.getByRole('listitem').allInnerTexts();
    const told = (at: number) =>
      t('dashboard.tables.pageOf', { page: number(at), pages: number(PAGES) });

    const answers: number[] = [];
    page.on('response', async (response) => {
      if (!response.url().includes('/api/projects?')) return;
      answers.push(((await response.json()) as unknown[]).length);
    });

    await page.goto('/dashboard/projects');
    await expect(names(page)).toHaveText(own(pageOf(NEWEST, 1)));
    await expect(
      page.getByText(language === 'ar' ? '٥٬٠٠٠ مشروع' : '5,000 projects'),
    ).toBeVisible();
    await expect(page.getByText(told(1))).toBeVisible();
    expect(await numbers()).toEqual(['', number(1), number(2), '…', number(PAGES), '']);
    await expectSound(page, wide);

    await pages.getByRole('link', { name: number(PAGES) }).click();
    await expect(page).toHaveURL(`/dashboard/projects?page=${PAGES}`);
    await expect(names(page)).toHaveText(own(pageOf(NEWEST, PAGES)));
    await expect(page.locator('h1')).toBeInViewport();
    await page.reload();
    await expect(names(page)).toHaveText(own(pageOf(NEWEST, PAGES)));
    await page.goBack();
    await expect(names(page)).toHaveText(own(pageOf(NEWEST, 1)));

    await page.goto('/dashboard/projects?page=125');
    await expect(names(page)).toHaveText(own(pageOf(NEWEST, 125)));
    const around = [124, 125, 126].map(number);
    expect(await numbers()).toEqual(['', number(1), '…', ...around, '…', number(PAGES), '']);

    await page.goto('/dashboard/projects?page=99999999999');
    await expect(page).toHaveURL(`/dashboard/projects?page=${PAGES}`);
    await expect(names(page)).toHaveText(own(pageOf(NEWEST, PAGES)));
    await expect(page.getByText(told(PAGES))).toBeVisible();
    expect(answers.every((length) => length <= SIZE)).toBe(true);
  },
);

test(
  '5,000 projects are sorted by name, category and date, both ways',
  { tag: '@eachwidth' },
  async ({ page, language, wide, t }) => {
    const own = (rows: readonly Row[]) =>
      rows.map(({ name, arName }) => (language === 'ar' ? arName : name));
    const heads = {
      name: t('dashboard.projects.fields.name'),
      category: t('dashboard.forms.category'),
      createdAt: t('dashboard.tables.columns.date'),
    };
    const nameKey = language === 'ar' ? 'arName' : 'name';
    const categoryKey = language === 'ar' ? 'arCategory' : 'category';
    const adorned = ROWS[ADORNED.place - 1]!;
    const villas = ROWS.filter((row) => row !== adorned).sort(by(nameKey));
    const byName = language === 'ar' ? [...villas, adorned] : [adorned, ...villas];
    const byCategory = [...NEWEST].sort(by(categoryKey));
    const category = (row: Row) => row[categoryKey];
    const lastCategory = NEWEST.filter((row) => category(row) === category(byCategory.at(-1)!));

    const sortLabel = (sort: string) => {
      if (sort.endsWith('createdAt')) return t(`dashboard.tables.sorts.${sort}`);
      const field = sort.replace('-', '') as keyof typeof heads;
      const order = sort === field ? 'ascending' : 'descending';
      return t(`dashboard.tables.sorts.${order}`, { column: heads[field] });
    };
    const cases = [
      ['name', byName],
      ['-name', [...byName].reverse()],
      ['category', byCategory],
      ['-category', lastCategory],
      ['-createdAt', NEWEST],
      ['createdAt', ROWS],
    ] as const;

    await page.goto('/dashboard/projects?page=7');
    for (const [sort, rows] of cases) {
      const field = sort.replace('-', '') as keyof typeof heads;
      if (wide) {
        const head = page.getByRole('columnheader', { name: heads[field] });
        // The second time by the keyboard.
        if (sort === field) await head.getByRole('button').click();
        else await head.getByRole('button').press('Enter');
        const order = sort === field ? 'ascending' : 'descending';
        await expect(head).toHaveAttribute('aria-sort', order);
        await expect(page.locator('[aria-sort]')).toHaveCount(1);
      } else {
        const select = page.getByRole('combobox', { name: t('dashboard.tables.order') });
        await select.selectOption({ label: sortLabel(sort) });
      }
      const query = sort === '-createdAt' ? '' : `?sort=${sort}`;
      await expect(page).toHaveURL(`/dashboard/projects${query}`);
      await expect(names(page)).toHaveText(own(pageOf(rows, 1)));
    }
  },
);

test(
  'a search of 5,000 projects forgives, in either language, and counts what it finds',
  { tag: '@eachwidth' },
  async ({ page, language, t }) => {
    const box = page.getByRole('searchbox');
    const count = page.locator('#screen header').getByRole('status');
    const own = language === 'ar' ? ADORNED.arName : ADORNED.name;
    await page.goto('/dashboard/projects');
    for (const typed of ['CAFE etoile', 'étoile', 'مقهي الاضاءه', 'مَقهى الإضَـاءة']) {
      await box.fill(typed);
      await expect(names(page)).toHaveText([own]);
      await expect(count).toHaveText(language === 'ar' ? 'مشروع واحد' : '1 project');
      await box.fill('');
      await expect(names(page)).toHaveCount(SIZE);
    }

    const said = [
      ['villa 001', '10 projects', '١٠ مشاريع'],
      ['فيلا 00', '99 projects', '٩٩ مشروعًا'],
      ['فيلا 0', '999 projects', '٩٩٩ مشروعًا'],
      ['villa 10', '100 projects', '١٠٠ مشروع'],
    ] as const;
    for (const [typed, english, arabic] of said) {
      await box.fill(typed);
      await expect(count).toHaveText(new RegExp(`^${language === 'ar' ? arabic : english}`));
    }

    const found = language === 'ar' ? /^٨٣٣ مشروعًا/ : /^833 projects/;
    await page.goto('/dashboard/projects?search=villa');
    await page
      .getByRole('combobox', { name: t('dashboard.forms.category') })
      .selectOption('Education');
    await expect(page).toHaveURL('/dashboard/projects?search=villa&category=Education');
    await expect(count).toHaveText(found);
    await page.reload();
    await expect(count).toHaveText(found);
    await expect(box).toHaveValue('villa');
  },
);
