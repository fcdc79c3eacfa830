import {
  type PreviewDraft,
  type PreviewMessage,
  readPreviewMessage,
  toPreviewMessage,
} from '@manjara/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bulkRoute, written } from '../testing/bulk';
import { anImage } from '../testing/fixtures';
import { network, urlOf } from '../testing/network';
import { open } from '../testing/render';
import { type } from '../testing/form';
import { holdUploads } from '../testing/uploads';

const IMAGE = { url: '/api/files/1', width: 800, height: 600 };
const HOME = {
  mainText: 'Wood',
  arMainText: 'خشب',
  heroDescription: 'We make.',
  arHeroDescription: 'نصنع.',
  aboutDescription: 'Since 1999.',
  arAboutDescription: 'منذ 1999.',
  heroImage: { ...IMAGE, alt: 'A bench', arAlt: 'طاولة' },
  heroNoonImage: null,
  heroDuskImage: null,
  aboutImages: [null, { ...IMAGE, alt: 'Oak', arAlt: 'بلوط' }, null, null],
};
const TEXTS = { mainText: 'Hello', arMainText: 'مرحبًا' };
const BOX = { _id: '1', boxTitle: 'Oak', arBoxTitle: 'بلوط', boxText: 'Dry', arBoxText: 'جاف' };

const iframe = () => document.querySelector('iframe');

/** The page in the frame: the messages that it receives, and sending messages from it. */
function frame() {
  const window_ = iframe()!.contentWindow!;
  const posted = jest.spyOn(window_, 'postMessage').mockImplementation(() => undefined);
  const speak = (data: unknown, init: MessageEventInit = {}) =>
    act(async () => {
      const event = { data, origin: location.origin, source: window_, ...init };
      window.dispatchEvent(new MessageEvent('message', event));
    });
  return {
    posted,
    speak,
    say: (message: PreviewMessage) => speak(toPreviewMessage(message)),
    draft(): PreviewDraft | undefined {
      const [data, origin] = (posted.mock.calls.at(-1) ?? []) as unknown[];
      if (data === undefined) return undefined;
      expect(origin).toBe(location.origin);
      const message = readPreviewMessage(data);
      return message?.type === 'draft' ? message.draft : undefined;
    },
  };
}

async function openHome(isWide = false) {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: isWide }) as unknown as MediaQueryList;
  network.on('GET /content/home', { body: HOME });
  network.on('GET /content/boxes', { body: [BOX] });
  const page = await open('/dashboard/content/home');
  const words = page.texts.preview;
  const button = await screen.findByRole('button', { name: words.open });
  return { ...page, words, button, show: () => page.user.click(button) };
}

describe('the preview of a content screen', () => {
  it('is the public page in a frame, loaded when it is asked for, in the language', async () => {
    const { show, words, user } = await openHome();
    expect(iframe()).toBeNull();
    await show();
    expect(iframe()).toHaveAttribute('src', '/?lang=en&preview=1');
    expect(iframe()).toHaveAccessibleName(/\S/);
    const first = iframe();
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    expect(iframe()).toHaveAttribute('src', '/?lang=ar&preview=1');
    // Another element: changing `src` would add an entry to the browser's history.
    expect(iframe()).not.toBe(first);
    await user.click(screen.getByRole('radio', { name: words.desktop }));
    expect(iframe()!.parentElement).toHaveAttribute('data-width', 'desktop');
  });

  it('receives the input and the list once it is ready, and at every change', async () => {
    const { show, words } = await openHome();
    type({ mainText: ' Typed ' });
    await show();
    expect(screen.getByText(words.loading)).toBeVisible();
    const site = frame();
    await site.say({ type: 'ready', live: true });
    expect(screen.getByText(words.live)).toBeVisible();
    expect(site.draft()).toEqual({ home: { ...HOME, mainText: 'Typed' }, boxes: [BOX] });
    type({ arMainText: 'كُتب' });
    type({ heroDescription: 'Now.' });
    await waitFor(() =>
      expect(site.draft()?.home).toMatchObject({ arMainText: 'كُتب', heroDescription: 'Now.' }),
    );
    // Changes in quick succession are sent together.
    expect(site.posted).toHaveBeenCalledTimes(2);
  });
});

describe('the preview', () => {
  it('shows a picked picture as soon as it is stored', async () => {
    const held = holdUploads();
    const { show, user } = await openHome();
    const [replace] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    await user.upload(replace!, anImage('oak.heic', 'image/heic'));
    await show();
    const site = frame();
    await site.say({ type: 'ready', live: true });
    const shows = (url: string) =>
      waitFor(() => expect(site.draft()?.home?.heroImage).toMatchObject({ url }));
    await shows('');
    held[0]!.answer();
    await shows(urlOf('oak.heic'));
  });

  it('sends nothing to a closed page', async () => {
    const { show } = await openHome(true);
    await show();
    const site = frame();
    await site.say({ type: 'ready', live: true });
    await show();
    expect(iframe()).toBeNull();
    const posted = site.posted.mock.calls.length;
    type({ mainText: 'Unseen' });
    expect(site.posted).toHaveBeenCalledTimes(posted);
  });

  it.each<[string, object, MessageEventInit]>([
    ['another site', {}, { origin: 'https://elsewhere.example' }],
    ['another window', {}, { source: null }],
    ['another version', { manjaraPreview: 99 }, {}],
  ])('ignores %s', async (_, change, init) => {
    const { show, words } = await openHome();
    await show();
    const site = frame();
    await site.speak({ ...toPreviewMessage({ type: 'ready', live: true }), ...change }, init);
    expect(site.posted).not.toHaveBeenCalled();
    expect(screen.getByText(words.loading)).toBeVisible();
  });

  it('says that the page is the saved one when its release shows no drafts', async () => {
    const { show, words } = await openHome();
    await show();
    const site = frame();
    await site.say({ type: 'ready', live: false });
    expect(screen.getByText(words.saved)).toBeVisible();
    expect(site.posted).not.toHaveBeenCalled();
  });

  it('says so too when a loaded page does not respond', async () => {
    const { show, words } = await openHome();
    await show();
    jest.useFakeTimers();
    try {
      fireEvent.load(iframe()!);
      await act(() => jest.advanceTimersByTimeAsync(7999));
      expect(screen.getByText(words.loading)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByText(words.saved)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('closes at Escape in the page, and gives the focus back', async () => {
    const { show, button } = await openHome(true);
    await show();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    act(() => iframe()!.focus());
    await frame().say({ type: 'escape' });
    expect(iframe()).toBeNull();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is over the screen where there is no room beside the forms, and when enlarged', async () => {
    const { show, words, user } = await openHome(true);
    await show();
    expect(screen.getByRole('region', { name: words.title })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: words.desktop }));
    await user.click(screen.getByRole('button', { name: words.enlarge }));
    expect(screen.getByRole('dialog', { name: words.title })).toBeVisible();
    expect(iframe()!.parentElement).toHaveAttribute('data-width', 'desktop');
    await user.click(screen.getByRole('button', { name: words.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: words.enlarge })).toHaveFocus();
  });

  it('turns to each page of the screen', async () => {
    network.on('GET /content', { body: { contact: TEXTS, join: TEXTS } });
    const { user, texts } = await open('/dashboard/content/contact-join');
    await user.click(await screen.findByRole('button', { name: texts.preview.open }));
    expect(iframe()).toHaveAttribute('src', '/contact?lang=en&preview=1');
    await user.click(screen.getByRole('radio', { name: texts.contactJoin.join }));
    expect(iframe()).toHaveAttribute('src', '/join?lang=en&preview=1');
    const site = frame();
    await site.say({ type: 'ready', live: true });
    expect(site.draft()).toMatchObject({ contact: TEXTS, join: TEXTS });
  });

  it('shows the about page with its lists, without what is being deleted', async () => {
    const value = { _id: 'v', value: 'Care', arValue: 'عناية', image: '', alt: '', arAlt: '' };
    const texts = { title: 'Who?', arTitle: 'من؟', description: '', arDescription: '' };
    const question = { _id: 'q', ...texts };
    network.on('GET /content/about', { body: { ...TEXTS, images: [] } });
    network.on('GET /content/values', { body: [value] });
    network.on('GET /content/questions', { body: [question] });
    const { user, t } = await open('/dashboard/content/about');
    const button = await screen.findByRole('button', { name: t('dashboard.preview.open') });
    await user.click(button);
    const site = frame();
    await site.say({ type: 'ready', live: true });
    expect(site.draft()).toEqual({
      about: { ...TEXTS, images: [null, null, null, null] },
      values: [value],
      questions: [question],
    });
    const deletion = network.hold(bulkRoute('/content/questions'), { body: [written('q')] });
    const name = t('dashboard.aboutContent.questionList.delete', { name: 'Who?' });
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: t('common.yes') }));
    await waitFor(() => expect(site.draft()?.questions).toEqual([]));
    network.on('GET /content/questions', { body: [] });
    deletion.release();
    expect(await screen.findByRole('button', { name: t('dashboard.undo.action') })).toBeVisible();
    expect(site.draft()?.questions).toEqual([]);
  });
});
