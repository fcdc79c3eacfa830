import { pageAddress } from '@manjara/platform';
import type { Language, Project } from '@manjara/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject } from '../../testing/factories';
import { mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';

const picture = (name: string, alt = '', arAlt = '') => ({
  url: `/api/files/${name}`,
  width: 1440,
  height: 960,
  alt,
  arAlt,
});
const EMPTY = { url: '', alt: '', arAlt: '' };

function serve(parts: Partial<Project> = {}) {
  const project = aProject(1, parts);
  return mockApi({
    '/projects': [project, aProject(2)],
    [`/projects/${project._id}`]: project,
    [`/projects/${aProject(9)._id}`]: aProject(9),
  });
}

const at = (number: number) => `/projects?project=${aProject(number)._id}`;

const NAMES = { ar: 'مشروع 1', en: 'Project 1' };
const dialog = (language: Language = 'en') => screen.getByRole('dialog', { name: NAMES[language] });
const inDialog = () => within(dialog());
const close = () => userEvent.click(screen.getByRole('link', { name: 'Close' }));

describe('a project in detail', () => {
  it('opens on a card and closes by its button, with addresses of their own', async () => {
    const requests = serve({ createdAt: '2026-03-09T22:30:00.000Z' });
    const { address } = await renderPage('/projects', 'en');
    const card = screen.getByRole('link', { name: NAMES.en });
    await userEvent.click(card);
    expect(address()).toBe(pageAddress('', at(1), 'en'));
    expect(dialog()).toHaveTextContent('About project 1');
    expect(dialog()).toHaveTextContent('Hospitality');
    // 22:30 UTC on the ninth is the tenth in Jeddah.
    expect(inDialog().getByText('10/3/2026')).toHaveAttribute(
      'datetime',
      '2026-03-09T22:30:00.000Z',
    );
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/projects');
    expect(card).toHaveFocus();
    expect(requests.filter(({ path }) => path === '/projects')).toHaveLength(1);
  });

  it('is opened by its address, also when the list does not hold it', async () => {
    serve();
    const { address } = await renderPage(at(9), 'en');
    expect(screen.getByRole('dialog', { name: 'Project 9' })).toBeVisible();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(pageAddress('', '/projects', 'en'));
  });

  it('gives the focus to the card of a project that its address has opened', async () => {
    serve();
    await renderPage(at(1), 'en');
    act(() => (document.activeElement as HTMLElement).blur());
    await close();
    expect(screen.getByRole('link', { name: NAMES.en })).toHaveFocus();
  });

  it.each([
    ['en', ['Description not available', 'Date not available']],
    ['ar', ['الوصف غير متاح', 'التاريخ غير متاح']],
  ] as const)('says in %s what is missing', async (language, shown) => {
    serve({ description: '', arDescription: ' ', createdAt: '' });
    await renderPage(at(1), language);
    for (const text of shown) expect(dialog(language)).toHaveTextContent(text);
  });

  it('cuts a description of more than 100 characters, with a toggle for the rest', async () => {
    serve({ description: `${'x'.repeat(100)} and more` });
    await renderPage(at(1), 'en');
    expect(inDialog().getByText(/^x{100}$/)).toBeVisible();
    expect(inDialog().getByText('and more')).toBeInTheDocument();
    const details = inDialog().getByText('Show more').closest('details')!;
    expect(details.open).toBe(false);
    await userEvent.click(inDialog().getByText('Show more'));
    expect(details.open).toBe(true);
  });

  it('has no toggle for a description of 100 characters', async () => {
    serve({ description: 'x'.repeat(100) });
    await renderPage(at(1), 'en');
    expect(inDialog().queryByText('Show more')).toBeNull();
  });
});

describe('the gallery of a project', () => {
  const secondaryImages = [picture('b'), EMPTY, picture('c')];
  const place = (language: Language = 'en') => dialog(language).querySelector('[aria-live]')!;
  const pictures = (language: Language = 'en') =>
    within(dialog(language))
      .getAllByRole<HTMLImageElement>('img')
      .filter(({ alt }) => alt);

  it('holds the main picture and the others, without empty ones', async () => {
    serve({ secondaryImages });
    await renderPage(at(1), 'en');
    expect(pictures().map(({ alt }) => alt)).toEqual([
      'Picture of project-1',
      'Project 1, picture 2',
      'Project 1, picture 3',
    ]);
  });

  describe('whose secondary pictures are described', () => {
    const captions = (language: Language) =>
      [...dialog(language).querySelectorAll('figcaption')].map(({ textContent, dir }) => ({
        textContent,
        dir,
      }));

    it.each([
      ['en', ['Picture of project-1', 'Oak stairs', 'Project 1, picture 3']],
      ['ar', ['صورة project-1', 'درج من البلوط', 'مشروع 1، الصورة ٣']],
    ] as const)('has the descriptions as alts and captions, in %s', async (language, alts) => {
      serve({ secondaryImages: [picture('b', 'Oak stairs', 'درج من البلوط'), picture('c')] });
      await renderPage(at(1), language);
      expect(pictures(language).map(({ alt }) => alt)).toEqual(alts);
      expect(captions(language)).toEqual(
        alts.slice(0, 2).map((textContent) => ({ textContent, dir: 'auto' })),
      );
      const thumbnails = dialog(language).querySelectorAll('a[href="#picture-2"]');
      await userEvent.click(thumbnails[0]!);
      expect(place(language)).toHaveTextContent(alts[1]);
    });

    it('shows a description that there is in the other language only', async () => {
      serve({ secondaryImages: [picture('b', '', 'درج من البلوط')] });
      await renderPage(at(1), 'en');
      expect(pictures().map(({ alt }) => alt)).toContain('درج من البلوط');
      expect(captions('en').at(-1)?.textContent).toBe('درج من البلوط');
    });
  });

  it('has no captions where no secondary picture is described', async () => {
    serve({ secondaryImages });
    await renderPage(at(1), 'en');
    expect(dialog().querySelector('figcaption')).toBeNull();
  });

  it('reads an object of pictures like a list of them', async () => {
    serve({ secondaryImages: { 0: picture('b'), 1: EMPTY } as never });
    await renderPage(at(1), 'en');
    expect(pictures()).toHaveLength(2);
  });

  it('is moved by buttons and thumbnails, and says where it is', async () => {
    serve({ secondaryImages });
    await renderPage(at(1), 'en');
    expect(place()).toBeEmptyDOMElement();
    await userEvent.click(inDialog().getByRole('button', { name: 'Next picture' }));
    expect(place()).toHaveTextContent('2 of 3: Project 1, picture 2');
    const third = inDialog().getByRole('link', { name: '3 of 3' });
    await userEvent.click(third);
    expect(place()).toHaveTextContent('3 of 3');
    expect(third).toHaveAttribute('aria-current', 'true');
    await userEvent.click(inDialog().getByRole('button', { name: 'Previous picture' }));
    expect(place()).toHaveTextContent('2 of 3');
  });

  it.each([
    ['ar', '{ArrowLeft}', '{ArrowRight}', ['٣ من ٣', '٢ من ٣', '١ من ٣']],
    ['en', '{ArrowRight}', '{ArrowLeft}', ['3 of 3', '2 of 3', '1 of 3']],
  ] as const)('is moved in %s by the arrow keys as they point, and to its ends', async (...row) => {
    const [language, forward, backward, [third, second, first]] = row;
    serve({ secondaryImages });
    await renderPage(at(1), language);
    const thumbnails = () => dialog(language).querySelectorAll<HTMLElement>('a[href^="#picture-"]');
    const thumbnail = () => [...thumbnails()].find(({ tabIndex }) => tabIndex === 0)!;
    const expectPlace = (text: string) => expect(place(language)).toHaveTextContent(text);
    // The row of thumbnails is a single tab stop; the focus follows the current one.
    act(() => thumbnail().focus());
    await userEvent.keyboard(forward + forward);
    expectPlace(third);
    expect(thumbnail()).toHaveFocus();
    await userEvent.keyboard(backward);
    expectPlace(second);
    await userEvent.keyboard('{End}');
    expectPlace(third);
    await userEvent.keyboard(forward);
    expectPlace(first);
    await userEvent.keyboard('{End}{Home}');
    expectPlace(first);
  });

  it('shows a hundred secondary pictures, and fetches only near ones', async () => {
    const many = Array.from({ length: 100 }, (_, index) => picture(`many-${index}`));
    serve({ secondaryImages: many });
    await renderPage(at(1), 'en');
    expect(pictures()).toHaveLength(101);
    const near = pictures().filter((each) => each.getAttribute('loading') !== 'lazy');
    expect(near.map(({ alt }) => alt)).toEqual(['Picture of project-1']);
    expect(inDialog().getByRole('link', { name: '100 of 101' })).toBeVisible();
  });

  it('has nothing to move with a single picture', async () => {
    serve();
    await renderPage(at(1), 'en');
    expect(inDialog().queryByRole('button', { name: 'Next picture' })).toBeNull();
  });
});
