import { DEFAULT_SITE_SETTINGS, type Project, whatsappLink } from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProject, aSite } from '../../testing/factories';
import { failure, mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';

const picture = (name: string, alt = '', arAlt = '') => ({
  url: `/api/files/${name}`,
  width: 1440,
  height: 960,
  alt,
  arAlt,
});
const FACTS = {
  place: 'Jeddah',
  arPlace: 'جدة',
  year: '2019',
  area: '1320',
  materials: 'Oak, brass',
  arMaterials: 'بلوط ونحاس',
};

const { _id } = aProject(2);
const path = '/project/project-2';
const arPath = `/project/${encodeURIComponent('مشروع-2')}`;
const PAGE = '/project-pages/project-2';

function serve(parts: Partial<Project> = {}) {
  const secondaryImages = [picture('a'), picture('b')];
  return mockApi({
    ...aSite(),
    [`/projects/${_id}`]: aProject(2, { secondaryImages, ...parts }),
    [PAGE]: {
      project: aProject(2, { secondaryImages, ...parts }),
      previous: aProject(1),
      next: aProject(3),
    },
  });
}

const facts = () =>
  [...document.querySelectorAll('main dl > div, article dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );

it('shows all fields of a project, in English', async () => {
  serve({ ...FACTS, description: 'Long. '.repeat(60) });
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
  serve(FACTS);
  await renderPage(path, 'ar');
  expect(facts()).toEqual([
    'المكان: جدة',
    'السنة: ٢٠١٩',
    'المساحة: ١٬٣٢٠ م²',
    'المواد: بلوط ونحاس',
  ]);
});

it('shows no empty facts, except the date', async () => {
  serve();
  await renderPage(path, 'en');
  expect(facts()).toEqual(['Published: 1/3/2026']);
});

it.each([
  ['en', ['Picture of project-2', 'Oak stairs']],
  ['ar', ['صورة project-2', 'درج من البلوط']],
] as const)('shows what its pictures are described by, in %s', async (language, shown) => {
  serve({ secondaryImages: [picture('a', 'Oak stairs', 'درج من البلوط'), picture('b')] });
  await renderPage(path, language);
  const captions = [...document.querySelectorAll('article figcaption')];
  expect(captions.map(({ textContent }) => textContent)).toEqual(shown);
  expect(screen.getByRole('img', { name: shown[1] })).toBeVisible();
});

it('leads to the projects beside it, and back to the list', async () => {
  serve();
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
  const calls = serve();
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
    serve();
    const { toasts } = await renderPage(path, 'en');
    await share();
    expect(sheet).toHaveBeenCalledWith({ title: 'Project 2', url: address });
    expect(toasts).toEqual([]);
  });

  it('copies the link where there is no share sheet', async () => {
    const user = userEvent.setup();
    serve();
    const { toasts } = await renderPage(path, 'en');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(toasts).toEqual(['success: The link is copied.']);
  });

  it('does nothing more when the sheet is closed', async () => {
    const cancelled = new DOMException('', 'AbortError');
    Object.assign(navigator, { share: () => Promise.reject(cancelled) });
    serve();
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
    serve();
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

describe('the whole screen', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Pictures of Project 2' });

  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 390, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  });

  it('shows the picture that was pressed, and gives the focus back', async () => {
    serve();
    await renderPage(path, 'en');
    const [, second] = screen.getAllByRole('button', { name: /full screen/i });
    await userEvent.click(second!);
    await waitFor(() => expect(dialog()).toHaveTextContent('2 of 3'));
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Next picture' }));
    expect(dialog()).toHaveTextContent('3 of 3');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Next picture' }));
    expect(dialog()).toHaveTextContent('1 of 3');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(second).toHaveFocus();
  });

  it('shows the description of the current picture, in the direction of its words', async () => {
    serve({ secondaryImages: [picture('a', '', 'درج من البلوط'), picture('b')] });
    await renderPage(path, 'en');
    await userEvent.click(screen.getAllByRole('button', { name: /full screen/i })[1]!);
    await waitFor(() => expect(dialog()).toHaveTextContent('2 of 3: درج من البلوط'));
    const current = () => dialog().querySelector('p[data-current]');
    expect(current()).toHaveTextContent('درج من البلوط');
    expect(current()).toHaveAttribute('dir', 'auto');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Next picture' }));
    expect(dialog()).toHaveTextContent('3 of 3: Project 2, picture 3');
    expect(current()).toBeEmptyDOMElement();
  });
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

describe('pictures that are compared', () => {
  const labels = {
    beforeLabel: 'Drawing',
    arBeforeLabel: 'المخطط',
    afterLabel: '',
    arAfterLabel: '',
  };
  const pairs = [
    { before: picture('c', 'A sketch', 'رسم'), after: picture('d', 'A hall', 'صالة'), ...labels },
  ];

  it.each([
    ['en', 'Compare “Drawing” with “After”', '70% of “Drawing”'],
    ['ar', 'قارن بين «المخطط» و«بعد»', '٧٠٪؜ من «المخطط»'],
  ] as const)('have a slider that says how much of the first is shown, in %s', async (...row) => {
    const [language, name, text] = row;
    serve({ pairs });
    await renderPage(path, language);
    const slider = screen.getByRole('slider', { name });
    fireEvent.change(slider, { target: { value: '70' } });
    expect(slider).toHaveAttribute('aria-valuetext', text);
    expect(slider.parentElement?.style.getPropertyValue('--line-1')).toBe('70%');
    const [first, second] = pairs.flatMap(({ before, after }) => [before, after]);
    for (const { alt, arAlt } of [first!, second!]) {
      expect(screen.getByRole('img', { name: language === 'ar' ? arAlt : alt })).toBeVisible();
    }
  });

  it('are compared together where they end in the same picture, with a line between each two', async () => {
    const earlier = { before: picture('e', 'Raw oak', 'بلوط خام'), after: pairs[0]!.after };
    serve({ pairs: [...pairs, { ...earlier, ...labels, beforeLabel: 'Raw' }] });
    await renderPage(path, 'en');
    expect(screen.getAllByRole('img', { name: 'A hall' })).toHaveLength(1);
    const [drawing, raw] = screen.getAllByRole('slider');
    expect(drawing).toHaveAccessibleName('Compare “Drawing” with “Raw”');
    expect(raw).toHaveAccessibleName('Compare “Raw” with “After”');
    fireEvent.change(raw!, { target: { value: '80' } });
    expect(raw).toHaveAttribute('aria-valuetext', '47% of “Raw”');
    // A line stops at its neighbour.
    fireEvent.change(drawing!, { target: { value: '100' } });
    expect(drawing).toHaveValue('80');
  });

  it('follow a mouse at once, and a finger once it moves along the line', async () => {
    serve({ pairs });
    await renderPage(path, 'ar');
    const slider = screen.getByRole<HTMLInputElement>('slider');
    const frame = slider.parentElement!;
    frame.setPointerCapture = () => undefined;
    frame.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    // jsdom has no pointer events.
    const point = (type: string, clientX: number, pointerType: string) =>
      fireEvent(
        frame,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), {
          pointerType,
          isPrimary: true,
        }),
      );
    point('pointerdown', 150, 'mouse');
    // From the right: the page is Arabic.
    expect(slider.value).toBe('75');
    point('pointerup', 150, 'mouse');
    point('pointerdown', 300, 'touch');
    point('pointercancel', 300, 'touch');
    expect(slider.value).toBe('75');
    point('pointerdown', 300, 'touch');
    point('pointermove', 280, 'touch');
    expect(slider.value).toBe('10');
  });
});

it('loads a video from YouTube when it is played, not before', async () => {
  serve({ video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  await renderPage(path, 'en');
  expect(document.body.innerHTML).not.toMatch(/ytimg|nocookie/);
  await userEvent.click(screen.getByRole('link', { name: 'Play the video of Project 2' }));
  const player = screen.getByTitle('Video of Project 2');
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
  );
  expect(player).toHaveFocus();
});
