import { DESCRIBED_PAGES, type SiteMetadata } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const EMPTY = { description: '', arDescription: '', image: null };
const ABOUT = { description: 'Who we are.', arDescription: 'من نحن.', image: null };
const STORED = {
  ...Object.fromEntries(DESCRIBED_PAGES.map((page) => [page, EMPTY])),
  about: ABOUT,
} as SiteMetadata;
const SAVE = 'POST /page-metadata';

const page = (path: string) =>
  new Response(
    `<title>Title of ${path}</title><meta name="description" content="Own text of ${path}">` +
      `<meta property="og:image" content="https://manjara.example/api/files/own?w=1440">`,
    { headers: { 'Content-Type': 'text/html' } },
  );

async function openScreen(language: 'ar' | 'en' = 'en') {
  network.on('GET /page-metadata', { body: STORED });
  for (const path of ['/', '/about', '/projects', '/production', '/join', '/contact']) {
    network.on(`GET ${path}`, () => page(path));
  }
  const view = await open('/dashboard/search-appearance', { language });
  await waitFor(() => expect(field('about.description')).toBeInTheDocument());
  const panel = (name: (typeof DESCRIBED_PAGES)[number]) =>
    screen.getByRole('region', { name: view.texts.pageMetadata.pages[name] });
  return { ...view, panel };
}

it('draws each page as it is on the site, until something is chosen', async () => {
  const { panel, texts } = await openScreen();
  const google = (name: (typeof DESCRIBED_PAGES)[number]) =>
    within(panel(name)).getByRole('figure', { name: texts.pageMetadata.inGoogle });
  await waitFor(() => expect(google('join')).toHaveTextContent('Title of /join'));
  expect(google('join')).toHaveTextContent('Own text of /join');
  expect(google('about')).toHaveTextContent('Who we are.');
  type({ 'join.description': 'Come and work with us.' });
  expect(google('join')).toHaveTextContent('Come and work with us.');
  const card = within(panel('join')).getByRole('figure', { name: texts.pageMetadata.inWhatsApp });
  expect(card).toHaveTextContent('Come and work with us.');
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/files/own?w=1440');
});

it('does not show a description that was just taken away', async () => {
  const { panel, texts } = await openScreen();
  type({ 'about.description': '' });
  expect(panel('about')).toHaveTextContent(texts.pageMetadata.ownText);
});

it('shows the preview in the other language', async () => {
  const { panel, user } = await openScreen();
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  expect(panel('about')).toHaveTextContent('من نحن.');
});

it('saves all pages together, trimmed', async () => {
  network.on(SAVE, {});
  const { t, user, texts } = await openScreen();
  type({ 'home.arDescription': '  خشب يبقى. ' });
  await user.click(screen.getByRole('button', { name: t('common.save') }));
  await waitFor(() => expect(toastTexts()).toEqual([texts.pageMetadata.saved]));
  const { image: _image, ...texts_ } = EMPTY;
  expect(network.calls(SAVE)[0]?.body).toMatchObject({
    home: { ...texts_, arDescription: 'خشب يبقى.' },
    contact: texts_,
  });
});
