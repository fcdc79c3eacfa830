import { isReservedSlug, slugOf } from './slugs';

it.each([
  ['Majlis Al Balad', 'majlis-al-balad'],
  ['Owner’s Suite, 2nd floor (Jeddah) & café', 'owners-suite-2nd-floor-jeddah-cafe'],
  ['مجلس البلد', 'مجلس-البلد'],
  ['مَطبخٌ عائليّ، حـي الفيصلية', 'مطبخ-عائلي-حي-الفيصلية'],
  ['بيت أبيه ومؤسسة الإبداع', 'بيت-أبيه-ومؤسسة-الإبداع'],
  ['فيلا ٢', 'فيلا-2'],
  ['  --Oud--  ', 'oud'],
  ['…', ''],
  ['', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
});

it('is cut between words, and a single long word anywhere', () => {
  expect(slugOf(`${'oak '.repeat(19)}walnut ash`)).toBe(`${'oak-'.repeat(18)}oak`);
  expect(slugOf('x'.repeat(200))).toHaveLength(80);
});

it.each([
  ['64b7f0c2a1d3e4f5a6b7c8d9', true],
  ['preview', true],
  ['preview-2', false],
])('the address of something else may look like %j: %s', (slug, reserved) =>
  expect(isReservedSlug(slug)).toBe(reserved),
);
