import { pageAddress } from '@manjara/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBox, aHome, aPartner, aProject, aReview } from '../../testing/factories';
import { failure, fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';

const full = {
  '/content/home': aHome(),
  '/content/boxes': [aBox(1), aBox(2)],
  '/reviews': [aReview(1), aReview(2)],
  '/partners': [aPartner(1), aPartner(2)],
  '/content': { contact: { sectionTitle: 'Write', arSectionTitle: 'اكتب' }, join: {} },
  '/projects': [aProject(1)],
};

describe.each([
  {
    language: 'ar',
    title: 'خشب يبقى',
    box: 'مربع 2',
    second: '٠٢',
    search: 'بحث',
    about: 'اعرف المزيد عنا',
    seeAll: 'عرض جميع المشاريع',
    tile: ['بيئات العمل', `/projects/${encodeURIComponent('بيئات العمل')}`],
    contact: 'اكتب',
    failed: 'تعذّر تحميل البيانات. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  {
    language: 'en',
    title: 'Made of wood.',
    box: 'Box 2',
    second: '02',
    search: 'Search',
    about: 'Read more about us',
    seeAll: 'See all projects',
    tile: ['Work Space', '/projects/Work%20Space'],
    contact: 'Write',
    failed: 'Failed to fetch data. Please try again later.',
  },
] as const)('home in $language', (text) => {
  it('shows the content of the language under its headline', async () => {
    fakeApi(full);
    const { toasts } = await renderPage('/', text.language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
    expect(screen.getByRole('heading', { name: text.contact })).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('loads the hero picture first', async () => {
    fakeApi(full);
    await renderPage('/', text.language);
    const hero = screen.getByAltText(text.language === 'ar' ? 'صورة hero' : 'Picture of hero');
    expect(hero).toHaveAttribute('fetchpriority', 'high');
    expect(hero).toHaveAttribute('loading', 'eager');
  });

  it('numbers the boxes in the digits of the language', async () => {
    fakeApi(full);
    await renderPage('/', text.language);
    const box = screen.getByRole('heading', { name: text.box }).closest('li')!;
    expect(box).toHaveTextContent(text.second);
  });

  it('skips the empty picture slot', async () => {
    fakeApi(full);
    const { container } = await renderPage('/', text.language);
    expect(container.querySelector('[data-count]')).toHaveAttribute('data-count', '3');
  });

  it('makes no room for pictures when all slots are empty', async () => {
    fakeApi({ ...full, '/content/home': aHome({ aboutImages: [null, null, null, null] }) });
    const { container } = await renderPage('/', text.language);
    expect(container.querySelector('[data-count]')).toBeNull();
    expect(container.querySelector('[data-pictures]')).toBeNull();
  });

  it('stands without the picture of its hero, and keeps no room for it', async () => {
    fakeApi({ ...full, '/content/home': aHome({ heroImage: { url: '', alt: '', arAlt: '' } }) });
    await renderPage('/', text.language);
    const hero = screen.getByRole('region', { name: text.title });
    expect(hero).toHaveAttribute('data-bare');
    expect(within(hero).queryByRole('img')).toBeNull();
  });

  it('leads to the about page, to all projects and to each category', async () => {
    fakeApi(full);
    await renderPage('/', text.language);
    const [label, path] = text.tile;
    const target = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
    expect(target(text.about)).toHaveAttribute('href', pageAddress('', '/about', text.language));
    expect(target(text.seeAll)).toHaveAttribute(
      'href',
      pageAddress('', '/projects', text.language),
    );
    expect(target(label)).toHaveAttribute('href', pageAddress('', path, text.language));
  });

  it('searches the projects for what was typed', async () => {
    fakeApi(full);
    const { address } = await renderPage('/', text.language);
    await userEvent.type(screen.getByRole('searchbox'), '  oak & walnut ');
    await userEvent.click(screen.getByRole('button', { name: text.search }));
    expect(address()).toBe(pageAddress('', '/projects?search=oak+%26+walnut', text.language));
  });

  it.each(['', '   '])('does not search for "%s"', async (blank) => {
    fakeApi(full);
    const { address } = await renderPage('/', text.language);
    if (blank) await userEvent.type(screen.getByRole('searchbox'), blank);
    await userEvent.type(screen.getByRole('searchbox'), '{enter}');
    expect(address()).toBe('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('says when its content cannot be loaded, and still stands', async () => {
    fakeApi({ ...full, '/content/home': failure(500) });
    const { toasts } = await renderPage('/', text.language);
    expect(toasts).toEqual([`error: ${text.failed}`]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { name: text.box })).toBeVisible();
  });

  it('is silent about lists that cannot be loaded, and leaves no hole for them', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fakeApi({ '/content/home': aHome() });
    const { toasts, container } = await renderPage('/', text.language);
    expect(toasts).toEqual([]);
    expect(log.mock.calls).toEqual([['The partners could not be loaded.']]);
    log.mockRestore();
    const named = [...container.querySelectorAll('section')].map((section) =>
      section.getAttribute('aria-labelledby'),
    );
    expect(named).not.toContain('home-reviews');
    expect(named).not.toContain('home-partners');
    expect(screen.queryByRole('heading', { name: text.box })).toBeNull();
    expect(screen.getAllByRole('link', { name: /./ }).length).toBeGreaterThanOrEqual(6);
  });
});

it.each([
  ['en', ['Picture of hero', 'Picture of bench', 'Picture of joint', 'Picture of room']],
  ['ar', ['صورة hero', 'صورة bench', 'صورة joint', 'صورة room']],
] as const)('describes its pictures in the language of the page (%s)', async (language, alts) => {
  fakeApi(full);
  await renderPage('/', language);
  for (const alt of alts) expect(screen.getByAltText(alt)).toBeInTheDocument();
  const shared = document.head.querySelector('meta[property="og:image:alt"]');
  expect(shared).toHaveAttribute('content', alts[0]);
});

it.each([
  ['Picture of hero', 'en'],
  ['بهو فندق', 'ar'],
])('says in which language the one alt of a picture, "%s", is', async (alt, language) => {
  const heroImage = { ...aHome().heroImage, alt, arAlt: '' };
  fakeApi({ ...full, '/content/home': aHome({ heroImage }) });
  await renderPage('/', language === 'ar' ? 'en' : 'ar');
  expect(screen.getByAltText(alt)).toHaveAttribute('lang', language);
});

it.each([
  ['A short one', false],
  ['A very long headline, with all that the workshop has ever made', true],
])('sets the headline "%s" smaller: %s', async (arMainText, long) => {
  fakeApi({ ...full, '/content/home': aHome({ arMainText }) });
  await renderPage('/', 'ar');
  const title = screen.getByRole('heading', { level: 1, name: arMainText });
  expect(title.hasAttribute('data-long')).toBe(long);
});

it('names the page and describes it', async () => {
  fakeApi(full);
  await renderPage('/', 'en');
  expect(document.title).toBe('Manjara: joinery and interiors from Jeddah');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'We make interiors.',
  );
});

it('sends the search as a plain form where there is no JavaScript', async () => {
  fakeApi(full);
  await renderPage('/', 'en');
  const form = screen.getByRole('search') as HTMLFormElement;
  expect(new URL(form.action).pathname).toBe('/projects');
  expect(form.method).toBe('get');
  const box = within(form).getByRole('searchbox') as HTMLInputElement;
  expect(box).toHaveAttribute('name', 'search');
  const valid = ['', '   ', ' oak '].map((text) => {
    box.value = text;
    return box.checkValidity();
  });
  expect(valid).toEqual([false, false, true]);
  await act(async () => {});
});
