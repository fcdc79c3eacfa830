import '@testing-library/jest-dom';
import {
  COMPANY_NAME,
  DEFAULT_SITE_SETTINGS as SETTINGS,
  NO_SITE_SETTINGS,
  phoneLink,
  whatsappLink,
} from '@manjara/contracts';
import { pageAddress } from '@manjara/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from './testing/renderLayout';

const scrollTo = (y: number) => {
  Object.defineProperties(document.documentElement, {
    scrollHeight: { value: 2768, configurable: true },
  });
  window.innerHeight = 768;
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
};

describe.each([
  ['ar', 'تخطَّ إلى المحتوى', 'العودة إلى الأعلى', '٥٠٪', /واتساب/],
  ['en', 'Skip to content', 'Back to top', '50%', /WhatsApp/],
] as const)('layout in %s', (language, skip, toTop, half, chat) => {
  it('puts the page into the main region, which the skip link reaches first', async () => {
    await renderLayout(language);
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('Page');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: skip })).toHaveFocus();
    expect(document.querySelector(screen.getByText(skip).getAttribute('href')!)).toBe(
      screen.getByRole('main'),
    );
  });

  it('has header, footer and floating controls on public pages', async () => {
    await renderLayout(language, '/about');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    const controls = within(screen.getByRole('complementary'));
    expect(controls.getByRole('link', { name: chat })).toHaveAttribute(
      'href',
      whatsappLink(SETTINGS.whatsapp),
    );
  });

  it('asks about the project on the page of a project', async () => {
    await renderLayout(language, '/project/majlis');
    const ask = language === 'ar' ? /^اسألنا عن هذا المشروع/ : /^Ask about this project/;
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: ask });
    const text = new URL(href).searchParams.get('text');
    expect(text).toContain(pageAddress('', '/project/majlis', language));
  });

  it.each(['/dashboard', '/dashboard/login', '/dashboard/edit-project/1'])(
    'at %s keeps only the footer',
    async (path) => {
      await renderLayout(language, path);
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
      const footer = within(screen.getByRole('contentinfo'));
      const [link, ...more] = footer.getAllByRole('link');
      expect(link).toHaveTextContent(COMPANY_NAME[language]);
      expect(more).toEqual([]);
    },
  );

  it.each([
    ['/about', '/manifest.webmanifest'],
    ['/dashboard/overview', '/dashboard.webmanifest'],
  ])('%s is installed by its own manifest', async (path, manifest) => {
    await renderLayout(language, path);
    const links = document.querySelectorAll('link[rel="manifest"]');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([manifest]);
  });

  it('the footer holds the pages and every way to reach the company', async () => {
    await renderLayout(language);
    const footer = within(screen.getByRole('contentinfo'));
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ...['/', '/about', '/projects', '/contact'].map((path) => pageAddress('', path, language)),
        `mailto:${SETTINGS.email}`,
        phoneLink(SETTINGS.phone),
        whatsappLink(SETTINGS.whatsapp),
        SETTINGS.x,
        SETTINGS.instagram,
        SETTINGS.linkedin,
      ]),
    );
    const address = footer.getByText(SETTINGS.arAddress);
    expect(address).toHaveAttribute('lang', 'ar');
    expect(address).toHaveAttribute('dir', 'rtl');
    const isAfter = Node.DOCUMENT_POSITION_FOLLOWING;
    const english = footer.queryByText(SETTINGS.address);
    if (english) expect(english.compareDocumentPosition(address) & isAfter).toBe(isAfter);
    expect(Boolean(english)).toBe(language === 'en');
    expect(footer.getByText(SETTINGS.phone)).toHaveAttribute('dir', 'ltr');
  });

  it('shows what the owner has entered, and nothing for empty fields', async () => {
    const settings = { ...NO_SITE_SETTINGS, vatNumber: '300000000000003', map: 'https://maps/x' };
    await renderLayout(language, '/', undefined, undefined, settings);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('300000000000003')).toBeInTheDocument();
    const outside = (link: HTMLElement) => !/^[/?]/.test(link.getAttribute('href') ?? '');
    expect(
      screen
        .getAllByRole('link')
        .filter(outside)
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#content', 'https://maps/x']);
    expect(footer.queryByText(/سجل التجاري|registration/)).not.toBeInTheDocument();
  });

  it('offers the way back to the top after 700 pixels, with the scrolled share', async () => {
    scrollTo(0);
    await renderLayout(language);
    const button = screen.getByRole('button', { name: new RegExp(toTop) });
    scrollTo(700);
    expect(button).toBeDisabled();
    scrollTo(701);
    expect(button).toBeEnabled();
    scrollTo(1000);
    expect(button).toHaveTextContent(half);
    expect(button).toHaveAccessibleName(`${toTop} ${half}`);
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('with reduced motion %s, scrolls to the top: %s', async (reduced, behavior) => {
    window.matchMedia = jest.fn(() => ({ matches: reduced }) as MediaQueryList);
    window.scrollTo = jest.fn() as typeof window.scrollTo;
    await renderLayout(language);
    scrollTo(1500);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(toTop) }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it("header, menu and footer link to the remote's navigation only", async () => {
  const label = { ar: 'الخدمات', en: 'Services' };
  const pages = [{ path: '*', element: <h1>Page</h1> }];
  await renderLayout('en', '/', pages, [{ path: '/services', label, inFooter: true }]);
  for (const name of ['Main', 'Explore']) {
    for (const navigation of screen.getAllByRole('navigation', { name })) {
      const links = within(navigation).getAllByRole('link');
      const paths = links.map((link) => link.getAttribute('href')!);
      expect(paths.filter((path) => path.startsWith('/'))).toEqual(['/services?lang=en']);
      expect(within(navigation).getByRole('link', { name: 'Services' })).toBeInTheDocument();
    }
  }
});

it('shows a notice while offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderLayout('en');
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/).closest('[role="status"]')).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  online.mockRestore();
});
