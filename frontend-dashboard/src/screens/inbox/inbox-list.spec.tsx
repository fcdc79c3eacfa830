import { NO_SITE_SETTINGS } from '@manjara/contracts';
import { replyTo } from './card/reply-texts';
import { screen, waitFor, within } from '@testing-library/react';
import type { Inbox, InboxItem } from '../../api/inbox/inbox';
import {
  aMessage,
  anApplication,
  anItem,
  cardOf,
  optionsOf,
  senders,
  serveInbox,
} from '../../testing/inbox';
import { write } from '../../testing/form';
import { first } from '../../testing/long-run';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

/** The one in English, the other in Arabic. */
const BOTH: [Inbox, 'ar' | 'en'][] = [
  ['messages', 'en'],
  ['jobs', 'ar'],
];

function screenOf(inbox: Inbox, language: 'ar' | 'en') {
  const path = `/dashboard/${inbox}`;

  async function show(items: InboxItem[], at = path) {
    const server = serveInbox(inbox, items);
    const page = await open(at, { language, answers: server.answers });
    if (items.length > 0) await screen.findAllByRole('article');
    return { ...page, ...server, own: page.texts.inbox[inbox] };
  }

  const heading = (page: { own: { titleWithCount: string } }, count: number) =>
    page.own.titleWithCount.replace(
      '{{number}}',
      count.toLocaleString(language === 'ar' ? 'ar-EG' : 'en'),
    );
  return { path, show, heading };
}

const pictureOf = (item: InboxItem) => cardOf(item).querySelector<HTMLElement>('img[data-choice]');

describe.each(BOTH)('%s (%s)', (inbox, language) => {
  const { show } = screenOf(inbox, language);

  it('shows who wrote what and when, and how to answer', async () => {
    const given = { name: 'Huda', message: 'One\nTwo', phone: '٠٥٠ ١٢٣ ٤٥٦٧' };
    const item = inbox === 'messages' ? aMessage(given) : anApplication(given);
    const page = await show([item]);
    const card = within(cardOf(item));
    const mail = card.getByRole('link', { name: item.email });
    const { subject, greeting } = replyTo(inbox, item, NO_SITE_SETTINGS);
    const plain = `mailto:${item.email}?subject=${encodeURIComponent(subject)}`;
    expect(mail).toHaveAttribute('href', plain);
    const reply = (label: string) => card.getByRole('link', { name: `${label} ${item.name}` });
    expect(reply(page.texts.inbox.replyByMail)).toHaveAttribute(
      'href',
      `${plain}&body=${encodeURIComponent(greeting)}`,
    );
    expect(card.getByText(/One\s+Two/)).toHaveAttribute('dir', 'auto');
    const date = language === 'ar' ? '٥‏/٣‏/٢٠٢٦' : '5/3/2026';
    const time = language === 'ar' ? '، ١٢:٠٠ م' : ', 12:00';
    expect(card.getByText(date + time)).toBeVisible();
    expect(card.getByRole('tooltip', { hidden: true })).toHaveTextContent(date);
    expect(card.getByRole('link', { name: item.phone })).toHaveAttribute(
      'href',
      'tel:+966501234567',
    );
    expect(reply(page.texts.inbox.replyByWhatsapp)).toHaveAttribute(
      'href',
      `https://wa.me/966501234567?text=${encodeURIComponent(greeting)}`,
    );
    if ('job' in item) {
      expect(card.getByText(language === 'ar' ? 'الأبواب' : 'Doors')).toBeVisible();
      const cv = card.getByRole('link', { name: new RegExp(page.texts.inbox.showCv) });
      expect(cv).toHaveAttribute('href', item.cv);
      expect(cv).toHaveAttribute('target', '_blank');
    }
  });
});

describe.each(first(1, BOTH))('what is unread of %s (%s)', (inbox, language) => {
  const { show, heading } = screenOf(inbox, language);

  it('is counted in the heading and in the document’s title', async () => {
    const page = await show([anItem(inbox), anItem(inbox, { isRead: true }), anItem(inbox)]);
    const title = heading(page, 2);
    if (language === 'en') expect(title).toBe(inbox === 'jobs' ? 'Jobs (2)' : 'Messages (2)');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    await waitFor(() => expect(document.title).toContain(title));
  });

  it('is marked at once, says the same for both directions, and the badge follows', async () => {
    const item = anItem(inbox);
    const page = await show([item]);
    const nav = screen.getByRole('navigation', { name: page.texts.app.navigation });
    const link = () =>
      within(nav).getByRole('link', { name: new RegExp(page.texts.app.links[inbox]) });
    expect(link()).toHaveTextContent(/1|١/);
    const held = network.hold(page.readRoute(item), { body: { ...item, isRead: true } });
    await page.user.click(optionsOf(item));
    await page.user.click(screen.getByRole('menuitem', { name: page.texts.inbox.markRead }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading(page, 0)),
    );
    expect(link()).not.toHaveTextContent(/1|١/);
    expect(toastTexts()).toEqual([]);
    await waitFor(() => expect(held.call().body).toEqual({ isRead: true }));
    network.on(`GET /${inbox}`, { body: [{ ...item, isRead: true }] });
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([page.own.read]));

    network.on(page.readRoute(item), { body: item });
    network.on(`GET /${inbox}`, { body: [item] });
    await page.user.click(optionsOf(item));
    await page.user.click(screen.getByRole('menuitem', { name: page.texts.inbox.markUnread }));
    await waitFor(() =>
      expect(network.calls(page.readRoute(item)).at(-1)?.body).toEqual({ isRead: false }),
    );
    await waitFor(() => expect(toastTexts()).toEqual([page.own.read]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading(page, 1));
  });

  it('is unread again where the mark fails, in the words given for it', async () => {
    const item = anItem(inbox);
    const page = await show([item]);
    network.on(page.readRoute(item), refusal(500, 'Something else.'));
    await page.user.click(optionsOf(item));
    await page.user.click(screen.getByRole('menuitem', { name: page.texts.inbox.markRead }));
    // The specified message, then the reason.
    const said = `${page.own.readFailed}\nSomething else.`;
    await waitFor(() => expect(toastTexts()).toEqual([said]));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading(page, 1)),
    );
  });
});

describe.each(first(1, BOTH.toReversed()))('the list of %s (%s)', (inbox, language) => {
  const { path, show } = screenOf(inbox, language);

  it('lists pinned ones first, the rest newest first, also after a restart', async () => {
    const [old, middle, young] = ['01', '02', '03'].map((day) =>
      anItem(inbox, { name: `Day ${day}`, createdAt: `2026-03-${day}T09:00:00.000Z` }),
    ) as [InboxItem, InboxItem, InboxItem];
    const page = await show([middle, old, young]);
    expect(senders()).toEqual(['Day 03', 'Day 02', 'Day 01']);
    await page.user.click(optionsOf(old));
    await page.user.click(screen.getByRole('menuitem', { name: page.texts.inbox.pin }));
    expect(senders()).toEqual(['Day 01', 'Day 03', 'Day 02']);
    expect(toastTexts()).toEqual([page.t('dashboard.inbox.pinnedNow', { name: 'Day 01' })]);
    const key = inbox === 'jobs' ? 'pinnedJobs' : 'pinnedMessages';
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([old._id]);
    expect(within(cardOf(old)).getByText(page.texts.inbox.pinned)).toBeInTheDocument();

    page.unmount();
    const again = await show([middle, old, young]);
    expect(senders()).toEqual(['Day 01', 'Day 03', 'Day 02']);
    await again.user.click(optionsOf(old));
    await again.user.click(screen.getByRole('menuitem', { name: page.texts.inbox.unpin }));
    expect(senders()).toEqual(['Day 03', 'Day 02', 'Day 01']);
  });

  it('folds a long text', async () => {
    const message = 'oak '.repeat(200).trim();
    const item = anItem(inbox, { message });
    const page = await show([item]);
    const card = within(cardOf(item));
    expect(card.queryByText(message)).not.toBeInTheDocument();
    await page.user.click(card.getByRole('button', { name: page.t('common.showMore') }));
    expect(card.getByText(message)).toBeVisible();
    await page.user.click(card.getByRole('button', { name: page.t('common.showLess') }));
    expect(card.queryByText(message)).not.toBeInTheDocument();
  });

  it('finds spelling variants, and can be limited to unread items', async () => {
    const page = await show([
      anItem(inbox, { name: 'أحمد', message: 'مكتبة من البلوط' }),
      anItem(inbox, { name: 'Sara', isRead: true }),
    ]);
    await page.user.type(screen.getByRole('searchbox'), 'مكتبه');
    await waitFor(() => expect(senders()).toEqual(['أحمد']));
    expect(page.router.state.location.search).toBe(`?search=${encodeURIComponent('مكتبه')}`);
    await page.user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(senders()).toHaveLength(2));
    await page.user.click(screen.getByRole('checkbox', { name: page.texts.inbox.unreadOnly }));
    await waitFor(() => expect(senders()).toEqual(['أحمد']));
    expect(page.path()).toBe(`${path}?unread=1`);
    await write(page.user, screen.getByRole('searchbox'), 'nothing of that');
    await page.user.click(await screen.findByRole('button', { name: page.texts.inbox.showAll }));
    await waitFor(() => expect(senders()).toHaveLength(2));
    expect(page.path()).toBe(path);
  });

  it('draws one of three pictures on each card by chance, and keeps it while the list is searched and its items change', async () => {
    const items = Array.from({ length: 8 }, (_, at) => anItem(inbox, { name: `Card ${at}` }));
    const page = await show(items);
    const drawn = () => items.map((item) => pictureOf(item)!.dataset.choice);
    const first = drawn();
    for (const choice of first) expect(['1', '2', '3']).toContain(choice);
    await write(page.user, screen.getByRole('searchbox'), items[0]!.name);
    await waitFor(() => expect(senders()).toHaveLength(1));
    await page.user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(senders()).toHaveLength(8));
    expect(drawn()).toEqual(first);
  });
});
