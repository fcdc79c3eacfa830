/** Arabic pages: the Arabic text of each pair, numerals, dates, labels in addresses. */
import { screen } from '@testing-library/react';
import { aProject, aSite } from './testing/factories';
import { mockApi, partOf } from './testing/network';
import { renderPage } from './testing/render-page';

// 22:30 UTC on the ninth is the tenth in Jeddah.
const project = aProject(1, { createdAt: '2026-03-09T22:30:00.000Z' });
const content = aSite({
  '/projects': partOf(45, [project]),
  [`/projects/${project._id}`]: project,
});

it.each([
  ['/', 'خشب يبقى', ['نصنع المساحات.', 'مربع 2', '٢', 'رأي 1', 'كلمات 1', 'عميل 1']],
  ['/about', 'بيت من خشب', ['لماذا؟', 'هكذا.', 'الصبر']],
  ['/projects', 'مشاريع', ['مشروع 1', 'ضيافة', '٤٥ مشروعًا']],
  [`/projects?project=${project._id}`, 'مشاريع', ['عن المشروع 1', '١٠‏/٣‏/٢٠٢٦']],
  ['/production', 'خطوط الإنتاج', ['منتج 1', 'الأبواب', 'أُضيف في ١٠‏/٣‏/٢٠٢٦']],
  ['/contact', 'اكتب لنا', []],
  ['/join', 'انضم', []],
])('%s', async (path, title, shown) => {
  mockApi(content);
  const { container } = await renderPage(path, 'ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const text of shown) expect(container).toHaveTextContent(text);
});

it.each([
  ['/', ['صورة hero', 'صورة bench', 'صورة joint', 'صورة room']],
  ['/about', ['صورة project-7']],
  ['/projects', ['صورة project-1']],
  ['/production', ['صورة product-1']],
])('%s describes its pictures', async (path, alts) => {
  mockApi(content);
  await renderPage(path, 'ar');
  for (const alt of alts) expect(screen.getByAltText(alt)).toBeInTheDocument();
});

it('leads from the home page to a category by its Arabic label', async () => {
  mockApi(content);
  await renderPage('/', 'ar');
  const path = `/projects/${encodeURIComponent('مكتبي')}`;
  expect(screen.getByRole('link', { name: /مكتبي/ })).toHaveAttribute('href', path);
});
