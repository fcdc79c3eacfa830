import { pageAddress } from '@manjara/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';

describe.each([
  ['ar', 'هذه الصفحة ليست هنا', 'العودة إلى الرئيسية', 'الضيافة'],
  ['en', 'This page is not here', 'Back to home', 'Hospitality'],
] as const)('a wrong address in %s', (language, title, home, category) => {
  it('says so and helps onward', async () => {
    fakeApi({});
    await renderPage('/wrong', language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: home })).toHaveAttribute(
      'href',
      pageAddress('', '/', language),
    );
    expect(screen.getByRole('link', { name: category })).toHaveAttribute(
      'href',
      pageAddress('', `/projects/${encodeURIComponent(category)}`, language),
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('searches the projects', async () => {
    fakeApi({ '/projects': [] });
    const { address } = await renderPage('/wrong', language);
    await userEvent.type(screen.getByRole('searchbox'), 'door{enter}');
    expect(address()).toBe(pageAddress('', '/projects?search=door', language));
  });
});
