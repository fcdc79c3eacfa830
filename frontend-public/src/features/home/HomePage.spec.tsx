import { pageAddress } from '@manjara/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHome, aSite } from '../../testing/factories';
import { failure, mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';

const full = aSite({ '/content': { contact: { sectionTitle: 'Write' }, join: {} } });

describe('home', () => {
  it('shows its content under its headline, without the empty picture slot', async () => {
    mockApi(full);
    const { container, toasts } = await renderPage('/', 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Made of wood.');
    expect(screen.getByRole('heading', { name: 'Write' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Box 2' }).closest('li')).toHaveTextContent(
      /^2Box 2/,
    );
    expect(container.querySelector('[data-count]')).toHaveAttribute('data-count', '3');
    expect(toasts).toEqual([]);
  });

  it('is complete without a hero picture, and reserves no space for it', async () => {
    mockApi({ ...full, '/content/home': aHome({ heroImage: { url: '', alt: '', arAlt: '' } }) });
    await renderPage('/', 'en');
    const hero = screen.getByRole('region', { name: 'Made of wood.' });
    expect(hero).toHaveAttribute('data-bare');
    expect(within(hero).queryByRole('img')).toBeNull();
  });

  it.each([
    ['Read more about us', '/about'],
    ['See all projects', '/projects'],
    ['Work Space', '/projects/Work%20Space'],
  ])('leads by “%s” to %s', async (name, path) => {
    mockApi(full);
    await renderPage('/', 'en');
    const link = screen.getByRole('link', { name: new RegExp(name) });
    expect(link).toHaveAttribute('href', pageAddress('', path, 'en'));
  });

  it('searches the projects for what was typed', async () => {
    mockApi(full);
    const { address } = await renderPage('/', 'en');
    await userEvent.type(screen.getByRole('searchbox'), '  oak & walnut ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe(pageAddress('', '/projects?search=oak+%26+walnut', 'en'));
  });

  it('does not search for blanks', async () => {
    mockApi(full);
    const { address } = await renderPage('/', 'en');
    await userEvent.type(screen.getByRole('searchbox'), '   {enter}');
    expect(address()).toBe('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows an error when its content cannot be loaded, and keeps the rest', async () => {
    mockApi({ ...full, '/content/home': failure(500) });
    const { toasts } = await renderPage('/', 'en');
    expect(toasts).toEqual([`error: Failed to fetch data. Please try again later.`]);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(screen.getByRole('heading', { name: 'Box 2' })).toBeVisible();
  });

  it('omits sections whose list failed to load', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    mockApi({ '/content/home': aHome() });
    const { toasts, container } = await renderPage('/', 'en');
    expect(toasts).toEqual([]);
    expect(log.mock.calls).toEqual([['The partners could not be loaded.']]);
    log.mockRestore();
    const named = [...container.querySelectorAll('section')].map((section) =>
      section.getAttribute('aria-labelledby'),
    );
    expect(named).not.toContain('home-reviews');
    expect(named).not.toContain('home-partners');
    expect(screen.queryByRole('heading', { name: 'Box 2' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /./ }).length).toBeGreaterThanOrEqual(6);
  });
});

it.each([
  ['Picture of hero', 'en'],
  ['بهو فندق', 'ar'],
])('says in which language the one alt of a picture, "%s", is', async (alt, language) => {
  const heroImage = { ...aHome().heroImage, alt, arAlt: '' };
  mockApi({ ...full, '/content/home': aHome({ heroImage }) });
  await renderPage('/', language === 'ar' ? 'en' : 'ar');
  expect(screen.getByAltText(alt)).toHaveAttribute('lang', language);
});

it('sends the search as a plain form where there is no JavaScript', async () => {
  mockApi(full);
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
