import { DEFAULT_SITE_SETTINGS, whatsappLink } from '@manjara/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject, aSite } from '../../testing/factories';
import { failure, mockApi } from '../../testing/network';
import {
  PROJECT_PAGE as PAGE,
  PROJECT_PATH as path,
  serveProject,
} from '../../testing/project-page';
import { renderPage } from '../../testing/render-page';

const FACTS = {
  place: 'Jeddah',
  arPlace: 'جدة',
  year: '2019',
  area: '1320',
  materials: 'Oak, brass',
  arMaterials: 'بلوط ونحاس',
};

const { _id } = aProject(2);
const arPath = `/project/${encodeURIComponent('مشروع-2')}`;

const facts = () =>
  [...document.querySelectorAll('main dl > div, article dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );

it('shows all fields of a project, in English', async () => {
  serveProject({ ...FACTS, description: 'Long. '.repeat(60) });
  await renderPage(path, 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'Project 2' })).toBeVisible();
  expect(screen.getByText(/^(Long\. ?){60}$/)).toBeVisible();
  expect(facts()).toEqual([
    'Place: Jeddah',
    'Year: 2019',
    'Area: 1,320 m²',
    'Materials: Oak, brass',
  ]);
  expect(screen.getAllByRole('button', { name: /full screen/i })).toHaveLength(3);
});

it('shows its facts in Arabic, in Arabic digits', async () => {
  serveProject(FACTS);
  await renderPage(path, 'ar');
  expect(facts()).toEqual([
    'المكان: جدة',
    'السنة: ٢٠١٩',
    'المساحة: ١٬٣٢٠ م²',
    'المواد: بلوط ونحاس',
  ]);
});

it('shows no empty facts, except the date', async () => {
  serveProject();
  await renderPage(path, 'en');
  expect(facts()).toEqual(['Published: 1/3/2026']);
});

it('leads to the projects beside it, and back to the list', async () => {
  serveProject();
  const { address } = await renderPage(path, 'en');
  const others = within(screen.getByRole('navigation', { name: 'More projects' }));
  expect(others.getByRole('link', { name: /Previous.*Project 1/ })).toHaveAttribute(
    'href',
    '/project/project-1?lang=en',
  );
  await userEvent.click(others.getByRole('link', { name: /Next.*Project 3/ }));
  expect(address()).toBe('/project/project-3?lang=en');
});

it('shows what clients said about it', async () => {
  const calls = serveProject();
  await renderPage(path, 'en');
  const said = within(screen.getByRole('region', { name: 'What the client says' }));
  expect(said.getByRole('heading', { level: 3, name: 'Review 1' })).toBeVisible();
  expect(said.getByText('Words 1')).toBeVisible();
  expect(said.getByText('Client 1')).toBeVisible();
  const asked = calls.find((call) => call.path === '/reviews');
  expect(asked?.query.get('project')).toBe(_id);
});

it.each([
  ['nobody said anything', []],
  ['the reviews fail', failure(503)],
])('has no reviews where %s', async (_, reviews) => {
  mockApi({
    ...aSite(),
    [PAGE]: { project: aProject(2), previous: null, next: null },
    '/reviews': reviews,
  });
  await renderPage(path, 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'Project 2' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What the client says' })).not.toBeInTheDocument();
});

it('shows three works like it, without the one that comes next', async () => {
  const similar = [3, 4, 5, 6].map((number) => aProject(number));
  mockApi({
    ...aSite(),
    [PAGE]: { project: aProject(2), previous: null, next: aProject(3) },
    '/similar-projects/project-2': similar,
  });
  await renderPage(path, 'en');
  const related = within(screen.getByRole('region', { name: 'More of this kind' }));
  expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Project 4',
    'Project 5',
    'Project 6',
  ]);
});

describe('sharing', () => {
  const address = '/project/project-2?lang=en';
  const share = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('opens the share sheet of the device', async () => {
    const sheet = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
    Object.assign(navigator, { share: sheet });
    serveProject();
    const { toasts } = await renderPage(path, 'en');
    await share();
    expect(sheet).toHaveBeenCalledWith({ title: 'Project 2', url: address });
    expect(toasts).toEqual([]);
  });

  it('copies the link where there is no share sheet', async () => {
    const user = userEvent.setup();
    serveProject();
    const { toasts } = await renderPage(path, 'en');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(toasts).toEqual(['success: The link is copied.']);
  });

  it('does nothing more when the sheet is closed', async () => {
    const cancelled = new DOMException('', 'AbortError');
    Object.assign(navigator, { share: () => Promise.reject(cancelled) });
    serveProject();
    const { toasts } = await renderPage(path, 'en');
    await share();
    expect(toasts).toEqual([]);
  });
});

it('works without projects beside it', async () => {
  mockApi({ ...aSite(), [PAGE]: { project: aProject(2), previous: null, next: null } });
  await renderPage(path, 'en');
  expect(screen.getByRole('heading', { level: 1, name: 'Project 2' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all projects' })).toBeVisible();
});

it.each(['en', 'ar'] as const)(
  'asks about the project by form and by WhatsApp (%s)',
  async (language) => {
    serveProject();
    const { address } = await renderPage(path, language);
    const words =
      language === 'ar'
        ? 'أود الاستفسار عن مشروع «مشروع 2».'
        : 'I would like to ask about the project “Project 2”.';
    const page = language === 'ar' ? arPath : `${path}?lang=en`;
    expect(screen.getByRole('link', { name: /WhatsApp|واتساب/ })).toHaveAttribute(
      'href',
      whatsappLink(DEFAULT_SITE_SETTINGS.whatsapp, `${words}\n${page}`),
    );
    await userEvent.click(screen.getByRole('link', { name: /^(Ask about|اسألنا عن)/ }));
    expect(address()).toContain(`/contact?project=${_id}`);
    const message = await screen.findByRole('textbox', { name: /Message|الرسالة/ });
    expect(message).toHaveValue(`${words}\n`);
  },
);

it('says that there is no such project, with links', async () => {
  mockApi(aSite());
  await renderPage('/project/gone', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This project is not here');
  expect(screen.getByRole('searchbox')).toBeVisible();
});

it.each([
  ['its id', _id, 'en', '/project/project-2?lang=en'],
  ['its id', _id, 'ar', arPath],
  ['an older address', 'villa', 'en', '/project/project-2?lang=en'],
] as const)('leads from %s to its address (%s, %s)', async (_what, old, language, current) => {
  const found = { project: aProject(2), previous: null, next: null };
  mockApi({
    ...aSite(),
    [`/project-pages/${old}`]: found,
    [PAGE]: found,
    [`/project-pages/${encodeURIComponent('مشروع-2')}`]: found,
  });
  const { address } = await renderPage(`/project/${old}`, language);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(address()).toBe(current);
});

it('stays at the address of the other language, whose canonical is its own', async () => {
  const found = { project: aProject(2), previous: null, next: null };
  mockApi({ ...aSite(), [`/project-pages/${encodeURIComponent('مشروع-2')}`]: found });
  const { address } = await renderPage(`${arPath}?lang=en`, 'en');
  expect(address()).toBe(`${arPath}?lang=en`);
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    '/project/project-2?lang=en',
  );
});

describe('a project that is no longer published', () => {
  const gone = failure(410, { error: 'project_gone' });

  it.each([
    ['en', 'This project is no longer shown', 'Project 3', '/project/project-3?lang=en'],
    ['ar', 'لم يعد هذا المشروع معروضًا', 'مشروع 3', `/project/${encodeURIComponent('مشروع-3')}`],
  ] as const)('offers similar ones (%s)', async (language, title, name, href) => {
    mockApi({ ...aSite(), [PAGE]: gone, '/similar-projects/project-2': [aProject(3)] });
    await renderPage(path, language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('leads to the list where there is none', async () => {
    mockApi({ ...aSite(), [PAGE]: gone, '/similar-projects/project-2': failure(500) });
    await renderPage(path, 'en');
    expect(screen.getByRole('link', { name: 'See all projects' })).toHaveAttribute(
      'href',
      '/projects?lang=en',
    );
  });
});

it("shows the server's message when it cannot be loaded", async () => {
  mockApi({ [PAGE]: failure(500, { message: 'The database rests.' }) });
  const { toasts } = await renderPage(path, 'en');
  expect(toasts).toEqual(['error: The database rests.']);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([
  ['a preview', '?preview=1', 0],
  ['anything else', '', 1],
])(
  'is empty in %s for an unpublished project, until the draft arrives',
  async (_, query, missing) => {
    mockApi({
      ...aSite(),
      '/project-pages/preview': failure(404),
    });
    await renderPage(`/project/preview${query}`, 'en');
    expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(missing);
  },
);
