import { pageAddress } from '@manjara/platform';
import type { Project } from '@manjara/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject } from '../../testing/factories';
import { fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';

const picture = (name: string) => ({ url: `/api/files/${name}`, width: 1440, height: 960 });
const EMPTY = { url: '' };

function serve(parts: Partial<Project> = {}) {
  const project = aProject(1, parts);
  return fakeApi({
    '/projects': [project, aProject(2)],
    [`/projects/${project._id}`]: project,
    [`/projects/${aProject(9)._id}`]: aProject(9),
  });
}

const at = (number: number) => `/projects?project=${aProject(number)._id}`;

describe.each([
  {
    language: 'ar',
    name: 'مشروع 1',
    far: 'مشروع 9',
    description: 'عن المشروع 1',
    category: 'الضيافة',
    // 22:30 UTC on the ninth is the tenth in Jeddah.
    date: '١٠‏/٣‏/٢٠٢٦',
    noDescription: 'الوصف غير متاح',
    noDate: 'التاريخ غير متاح',
    close: 'إغلاق',
    next: 'الصورة التالية',
    previous: 'الصورة السابقة',
    alt: 'صورة project-1',
    secondAlt: 'مشروع 1، الصورة ٢',
    first: '١ من ٣',
    second: '٢ من ٣',
    hundredth: '١٠٠ من ١٠١',
    third: '٣ من ٣',
    forward: '{ArrowLeft}',
    backward: '{ArrowRight}',
    more: 'عرض المزيد',
  },
  {
    language: 'en',
    name: 'Project 1',
    far: 'Project 9',
    description: 'About project 1',
    category: 'Hospitality',
    date: '10/3/2026',
    noDescription: 'Description not available',
    noDate: 'Date not available',
    close: 'Close',
    next: 'Next picture',
    previous: 'Previous picture',
    alt: 'Picture of project-1',
    secondAlt: 'Project 1, picture 2',
    first: '1 of 3',
    second: '2 of 3',
    hundredth: '100 of 101',
    third: '3 of 3',
    forward: '{ArrowRight}',
    backward: '{ArrowLeft}',
    more: 'Show more',
  },
] as const)('a project in detail, in $language', (text) => {
  const dialog = () => screen.getByRole('dialog', { name: text.name });
  const own = (words: string) =>
    text.language === 'ar' ? { arDescription: words } : { description: words };

  it('opens on a card and closes by its button, with addresses of their own', async () => {
    const requests = serve({ createdAt: '2026-03-09T22:30:00.000Z' });
    const { address } = await renderPage('/projects', text.language);
    const card = screen.getByRole('link', { name: text.name });
    await userEvent.click(card);
    expect(address()).toBe(pageAddress('', at(1), text.language));
    expect(dialog()).toHaveTextContent(text.description);
    expect(dialog()).toHaveTextContent(text.category);
    expect(within(dialog()).getByText(text.date)).toHaveAttribute(
      'datetime',
      '2026-03-09T22:30:00.000Z',
    );
    await userEvent.click(within(dialog()).getByRole('link', { name: text.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/projects');
    expect(card).toHaveFocus();
    expect(requests).toHaveLength(1);
  });

  it('is opened by its address, also when the list does not hold it', async () => {
    serve();
    const { address } = await renderPage(at(9), text.language);
    const open = screen.getByRole('dialog', { name: text.far });
    await userEvent.click(within(open).getByRole('link', { name: text.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(pageAddress('', '/projects', text.language));
  });

  it('gives the focus to the card of a project that its address has opened', async () => {
    serve();
    await renderPage(at(1), text.language);
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.click(within(dialog()).getByRole('link', { name: text.close }));
    expect(screen.getByRole('link', { name: text.name })).toHaveFocus();
  });

  it('says what is missing', async () => {
    serve({ description: '', arDescription: ' ', createdAt: '' });
    await renderPage(at(1), text.language);
    expect(dialog()).toHaveTextContent(text.noDescription);
    expect(dialog()).toHaveTextContent(text.noDate);
  });

  it('cuts a description of more than 100 characters, with a toggle for the rest', async () => {
    serve(own(`${'x'.repeat(100)} and more`));
    await renderPage(at(1), text.language);
    expect(within(dialog()).getByText(new RegExp(`^x{100}$`))).toBeVisible();
    expect(within(dialog()).getByText('and more')).toBeInTheDocument();
    const details = within(dialog()).getByText(text.more).closest('details')!;
    expect(details.open).toBe(false);
    await userEvent.click(within(dialog()).getByText(text.more));
    expect(details.open).toBe(true);
  });

  it('has no toggle for a description of 100 characters', async () => {
    serve(own('x'.repeat(100)));
    await renderPage(at(1), text.language);
    expect(within(dialog()).queryByText(text.more)).toBeNull();
  });

  describe('its gallery', () => {
    const secondaryImages = [picture('b'), EMPTY, picture('c')];
    const place = () => dialog().querySelector('[aria-live]')!;

    it('holds the main picture and the others, without empty ones', async () => {
      serve({ secondaryImages });
      await renderPage(at(1), text.language);
      const pictures = within(dialog())
        .getAllByRole('img')
        .filter((image) => image.getAttribute('alt'));
      expect(pictures).toHaveLength(3);
      expect(pictures[0]).toHaveAttribute('alt', text.alt);
      expect(pictures[1]).toHaveAttribute('alt', text.secondAlt);
    });

    it('reads an object of pictures like a list of them', async () => {
      serve({ secondaryImages: { 0: picture('b'), 1: EMPTY } as never });
      await renderPage(at(1), text.language);
      expect(within(dialog()).getByRole('img', { name: text.secondAlt })).toBeInTheDocument();
    });

    it('is moved by buttons and thumbnails, and says where it is', async () => {
      serve({ secondaryImages });
      await renderPage(at(1), text.language);
      expect(place()).toBeEmptyDOMElement();
      await userEvent.click(within(dialog()).getByRole('button', { name: text.next }));
      expect(place()).toHaveTextContent(`${text.second}: ${text.secondAlt}`);
      await userEvent.click(within(dialog()).getByRole('link', { name: text.third }));
      expect(place()).toHaveTextContent(text.third);
      expect(within(dialog()).getByRole('link', { name: text.third })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await userEvent.click(within(dialog()).getByRole('button', { name: text.previous }));
      expect(place()).toHaveTextContent(text.second);
    });

    it('is moved by the arrow keys as they point', async () => {
      serve({ secondaryImages });
      await renderPage(at(1), text.language);
      act(() => within(dialog()).getByRole('button', { name: text.next }).focus());
      await userEvent.keyboard(text.forward + text.forward);
      expect(place()).toHaveTextContent(text.third);
      await userEvent.keyboard(text.backward);
      expect(place()).toHaveTextContent(text.second);
    });

    it('is moved to its ends by Home and End, and wraps around', async () => {
      serve({ secondaryImages });
      await renderPage(at(1), text.language);
      act(() => within(dialog()).getByRole('button', { name: text.next }).focus());
      await userEvent.keyboard('{End}');
      expect(place()).toHaveTextContent(text.third);
      await userEvent.keyboard(text.forward);
      expect(place()).toHaveTextContent(text.first);
      await userEvent.keyboard('{End}{Home}');
      expect(place()).toHaveTextContent(text.first);
    });

    it('is one stop of Tab, however many pictures there are; the focus follows the arrows', async () => {
      serve({ secondaryImages });
      await renderPage(at(1), text.language);
      const thumbnails = ['1', '2', '3'].map((number) =>
        dialog().querySelector<HTMLElement>(`a[href="#picture-${number}"]`)!,
      );
      expect(thumbnails.map((each) => each.tabIndex)).toEqual([0, -1, -1]);
      act(() => thumbnails[0]!.focus());
      await userEvent.keyboard(text.forward);
      expect(thumbnails.map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
      expect(thumbnails[1]).toHaveFocus();
    });

    it('holds a hundred secondary pictures, of which it fetches only what is near', async () => {
      const many = Array.from({ length: 100 }, (_, index) => picture(`many-${index}`));
      serve({ secondaryImages: many });
      await renderPage(at(1), text.language);
      const pictures = within(dialog())
        .getAllByRole<HTMLImageElement>('img')
        .filter((image) => image.getAttribute('alt'));
      expect(pictures).toHaveLength(101);
      expect(pictures.filter((each) => each.getAttribute('loading') !== 'lazy')).toEqual([
        pictures[0],
      ]);
      expect(within(dialog()).getByRole('link', { name: text.hundredth })).toBeVisible();
    });

    it('has nothing to move with a single picture', async () => {
      serve();
      await renderPage(at(1), text.language);
      expect(within(dialog()).queryByRole('button')).toBeNull();
    });
  });
});
