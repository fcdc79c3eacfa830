import { pageAddress } from '@manjara/platform';
import '@testing-library/jest-dom';
import {
  DEFAULT_SITE_SETTINGS as SETTINGS,
  type Language,
  phoneLink,
  whatsappLink,
} from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from '../testing/renderLayout';

const header = () => within(screen.getByRole('banner'));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const inLanguage = (language: Language, ...paths: string[]) =>
  paths.map((path) => pageAddress('', path, language));

const NAMES = {
  ar: {
    main: 'القائمة الرئيسية',
    categories: 'فئات المشاريع',
    labels: ['ضيافة', 'تجاري', 'ترفيهي', 'سكني', 'تعليمي', 'مكتبي'],
  },
  en: {
    main: 'Main',
    categories: 'Project categories',
    labels: [
      'Hospitality',
      'Commercial',
      'Entertainment',
      'Residential',
      'Education',
      'Work Space',
    ],
  },
} as const;

/** jsdom shows both navigations; the wide one is the first. */
const navigation = (language: 'ar' | 'en') =>
  within(header().getAllByRole('navigation', { name: NAMES[language].main })[0]!);

describe.each(['ar', 'en'] as const)('header in %s', (language) => {
  const { categories, labels } = NAMES[language];

  it('links to the six pages in order', async () => {
    await renderLayout(language);
    const top = navigation(language)
      .getAllByRole('link')
      .filter((link) => !link.getAttribute('href')!.startsWith('/projects/'));
    expect(hrefs(top)).toEqual(
      inLanguage(language, '/', '/projects', '/production', '/about', '/join', '/contact'),
    );
  });

  it('offers the six categories under their labels', async () => {
    await renderLayout(language);
    for (const label of labels) {
      expect(navigation(language).getByRole('link', { name: label })).toHaveAttribute(
        'href',
        pageAddress('', `/projects/${encodeURIComponent(label)}`, language),
      );
    }
  });

  it('opens the categories on hover; leaving closes them', async () => {
    await renderLayout(language);
    const button = navigation(language).getByRole('button', { name: categories });
    const link = navigation(language).getAllByRole('link')[1]!;
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(link);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(link);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the categories on a press outside, not on one inside', async () => {
    await renderLayout(language);
    const button = navigation(language).getByRole('button', { name: categories });
    await userEvent.click(button);
    fireEvent.mouseDown(navigation(language).getByRole('link', { name: labels[0] }));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.mouseDown(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the categories by keyboard; Escape closes them and keeps the place', async () => {
    await renderLayout(language);
    const button = navigation(language).getByRole('button', { name: categories });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(navigation(language).getByRole('link', { name: labels[0] })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it.each(['Hospitality', 'ضيافة', encodeURIComponent('ضيافة')])(
    'marks the page and the category that is shown at /projects/%s',
    async (label) => {
      await renderLayout(language, `/projects/${label}`);
      expect(navigation(language).getByRole('link', { name: labels[0] })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const current = navigation(language)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
      expect(hrefs(current)).toEqual(
        inLanguage(language, '/projects', `/projects/${encodeURIComponent(labels[0])}`),
      );
    },
  );
});

describe('mobile menu', () => {
  const open = async (at?: string) => {
    const view = await renderLayout('ar', at);
    const summary = screen.getByLabelText('القائمة');
    await userEvent.click(summary);
    const menu = summary.closest('details')!;
    await waitFor(() => expect(menu).toHaveAttribute('open'));
    return { ...view, menu, summary };
  };

  it('marks the category as the current page, and the projects as its parent', async () => {
    const { menu } = await open(`/projects/${encodeURIComponent('ضيافة')}`);
    const current = within(menu)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current).toEqual([
      ['المشاريع', 'true'],
      ['ضيافة', 'page'],
    ]);
  });

  it('ends with the ways to reach the company', async () => {
    const { menu } = await open();
    expect(hrefs(within(menu).getAllByRole('link').slice(-2))).toEqual([
      phoneLink(SETTINGS.phone),
      whatsappLink(SETTINGS.whatsapp),
    ]);
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { menu, summary } = await open();
    within(menu).getAllByRole('link')[0]!.focus();
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });

  it('closes on a press outside and when the keyboard leaves it', async () => {
    const { menu, summary } = await open();
    fireEvent.mouseDown(screen.getByRole('main'));
    expect(menu).not.toHaveAttribute('open');

    await userEvent.click(summary);
    within(menu).getAllByRole('link').at(-1)!.focus();
    screen.getByRole('main').focus();
    expect(menu).not.toHaveAttribute('open');
  });
});
