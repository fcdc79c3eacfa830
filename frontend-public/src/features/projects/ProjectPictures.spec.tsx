import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPicture, PROJECT_PATH as path, serveProject } from '../../testing/project-page';
import { renderPage } from '../../testing/render-page';

it.each([
  ['en', ['Picture of project-2', 'Oak stairs']],
  ['ar', ['صورة project-2', 'درج من البلوط']],
] as const)('shows what its pictures are described by, in %s', async (language, shown) => {
  serveProject({ secondaryImages: [aPicture('a', 'Oak stairs', 'درج من البلوط'), aPicture('b')] });
  await renderPage(path, language);
  const captions = [...document.querySelectorAll('article figcaption')];
  expect(captions.map(({ textContent }) => textContent)).toEqual(shown);
  expect(screen.getByRole('img', { name: shown[1] })).toBeVisible();
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
    serveProject();
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
    serveProject({ secondaryImages: [aPicture('a', '', 'درج من البلوط'), aPicture('b')] });
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

describe('pictures that are compared', () => {
  const labels = {
    beforeLabel: 'Drawing',
    arBeforeLabel: 'المخطط',
    afterLabel: '',
    arAfterLabel: '',
  };
  const pairs = [
    { before: aPicture('c', 'A sketch', 'رسم'), after: aPicture('d', 'A hall', 'صالة'), ...labels },
  ];

  it.each([
    ['en', 'Compare “Drawing” with “After”', '70% of “Drawing”'],
    ['ar', 'قارن بين «المخطط» و«بعد»', '٧٠٪؜ من «المخطط»'],
  ] as const)('have a slider that says how much of the first is shown, in %s', async (...row) => {
    const [language, name, text] = row;
    serveProject({ pairs });
    await renderPage(path, language);
    const slider = screen.getByRole('slider', { name });
    fireEvent.change(slider, { target: { value: '70' } });
    expect(slider).toHaveAttribute('aria-valuetext', text);
    expect(slider.parentElement?.style.getPropertyValue('--line-1')).toBe('70');
    const [first, second] = pairs.flatMap(({ before, after }) => [before, after]);
    for (const { alt, arAlt } of [first!, second!]) {
      expect(screen.getByRole('img', { name: language === 'ar' ? arAlt : alt })).toBeVisible();
    }
  });

  it('are compared together where they end in the same picture, with a line between each two', async () => {
    const earlier = { before: aPicture('e', 'Raw oak', 'بلوط خام'), after: pairs[0]!.after };
    serveProject({ pairs: [...pairs, { ...earlier, ...labels, beforeLabel: 'Raw' }] });
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
    serveProject({ pairs });
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
  serveProject({ video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
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
