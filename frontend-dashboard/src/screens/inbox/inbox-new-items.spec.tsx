import { act, screen, waitFor, within } from '@testing-library/react';
import { INBOX_INTERVAL } from '../../api/inbox/inbox';
import { anItem, senders, serveInbox } from '../../testing/inbox';
import { first } from '../../testing/long-run';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';

const waitOneRound = () => act(() => jest.advanceTimersByTimeAsync(INBOX_INTERVAL + 100));

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    value: hidden ? 'hidden' : 'visible',
    configurable: true,
  });
  window.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  scrollTo(0);
  setHidden(false);
  jest.useRealTimers();
});

const BOTH = [
  { inbox: 'messages', language: 'en' },
  { inbox: 'jobs', language: 'ar' },
] as const;

describe.each(first(1, BOTH))('new $inbox ($language)', ({ inbox, language }) => {
  async function show() {
    window.scrollTo = jest.fn(() => scrollTo(0)) as unknown as typeof window.scrollTo;
    const server = serveInbox(inbox, [anItem(inbox, { name: 'First', isRead: true })]);
    const page = await open(`/dashboard/${inbox}`, { language, answers: server.answers });
    await screen.findByRole('article');
    const arrived = page.t(`dashboard.inbox.${inbox}.arrived`, {
      count: 1,
      number: language === 'ar' ? '١' : '1',
    });
    return { ...page, ...server, arrived };
  }
  const young = (name: string) => anItem(inbox, { name, createdAt: '2026-04-01T00:00:00.000Z' });

  it('appear by themselves, are announced, and are counted everywhere', async () => {
    const page = await show();
    page.arrive(young('Second'));
    await waitOneRound();
    expect(senders()).toEqual(['Second', 'First']);
    const shown = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(shown).toContain(`${page.arrived} Second`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\((1|١)\)$/),
    );
    const nav = screen.getByRole('navigation', { name: page.texts.app.navigation });
    const link = within(nav).getByRole('link', {
      name: new RegExp(page.texts.app.links[inbox]),
    });
    expect(link).toHaveTextContent(/1|١/);
  });

  it('do not move the list while it is scrolled, and are added on demand', async () => {
    const page = await show();
    scrollTo(900);
    page.arrive(young('Second'));
    await waitOneRound();
    expect(senders()).toEqual(['First']);
    await page.user.click(screen.getByRole('button', { name: page.arrived }));
    expect(senders()).toEqual(['Second', 'First']);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('are polled with the last ETag; a 304 changes nothing', async () => {
    const item = anItem(inbox, { name: 'Tagged' });
    const headers = { etag: '"1"', 'x-total-count': '1' };
    await open(`/dashboard/${inbox}`, {
      language,
      answers: { [`GET /${inbox}`]: { body: [item], headers } },
    });
    await screen.findByRole('article');
    network.on(`GET /${inbox}`, { status: 304 });
    await waitOneRound();
    const last = network.calls(`GET /${inbox}`).at(-1);
    expect(last?.headers.get('If-None-Match')).toBe('"1"');
    expect(senders()).toEqual(['Tagged']);
  });

  it('are not polled in a hidden tab', async () => {
    await show();
    await waitFor(() => expect(network.calls(`GET /${inbox}`)).toHaveLength(1));
    act(() => setHidden(true));
    await waitOneRound();
    await waitOneRound();
    expect(network.calls(`GET /${inbox}`)).toHaveLength(1);
    act(() => setHidden(false));
    await waitFor(() => expect(network.calls(`GET /${inbox}`)).toHaveLength(2));
  });

  it('leave the list in sight when they cannot be asked for, with a word about it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await show();
    network.on(`GET /${inbox}`, refusal(503, 'Not now.'));
    await waitOneRound();
    expect(await screen.findByText(page.texts.inbox.outdated)).toBeVisible();
    expect(senders()).toEqual(['First']);
    log.mockRestore();
  });
});
