import {
  type BulkChange,
  hasWords,
  type JobApplication,
  type Message,
  progressAfter,
  searchWords,
  type SubmissionChange,
} from '@manjara/contracts';
import { screen, within } from '@testing-library/react';
import type { Inbox, InboxItem } from '../api/inbox/inbox';
import { bulkRoute, serveBulk, written } from './bulk';
import { type Answer, type Call, network } from './network';

let made = 0;

const shared = () => {
  const number = ++made;
  return {
    _id: `64b${String(number).padStart(21, '0')}`,
    name: `Sender ${number}`,
    email: `sender${number}@example.com`,
    message: `Text ${number}`,
    isRead: false,
    progress: 'new' as const,
    createdAt: '2026-03-05T09:00:00.000Z',
  };
};

export const aMessage = (given: Partial<Message> = {}): Message => ({
  ...shared(),
  phone: '+966 50 123 4567',
  ...given,
});

export function anApplication(given: Partial<JobApplication> = {}): JobApplication {
  const base = shared();
  return {
    ...base,
    job: 'Doors',
    arJob: 'الأبواب',
    cv: `/api/jobs/${base._id}/cv?signature=first`,
    ...given,
  };
}

/** An item of the given inbox. */
export const anItem = (inbox: Inbox, given: Partial<Message & JobApplication> = {}): InboxItem =>
  inbox === 'messages' ? aMessage(given) : anApplication(given);

const LATER = '2026-03-06T09:00:00.000Z';

const READ = { messages: 'messages/read-message', jobs: 'jobs/read-job' } as const;

/** Mocks an inbox: listing, marking as read, deleting, restoring, and new items. */
export function serveInbox(inbox: Inbox, given: InboxItem[]) {
  let items = given;
  const list = ({ params }: Pick<Call, 'params'>): Answer => {
    const words = searchWords(params.get('search') ?? '');
    const isRead = params.get('isRead');
    const pinned = params.getAll('pinned');
    const progress = params.get('progress');
    const spam = params.get('spam') === 'true';
    const page = Number(params.get('page') ?? 1);
    const limit = Number(params.get('limit') ?? Infinity);
    const rank = ({ _id }: InboxItem) => Number(pinned.includes(_id));
    const found = items
      .filter((item) => isRead === null || String(item.isRead) === isRead)
      .filter((item) => progress === null || item.progress === progress)
      .filter(({ spamAt }) => Boolean(spamAt) === spam)
      .filter(({ name, message }) => [name, message].some((text) => hasWords(text, words)))
      .sort((a, b) => rank(b) - rank(a) || b.createdAt.localeCompare(a.createdAt));
    const start = page > 1 ? (page - 1) * limit : 0;
    return {
      body: found.slice(start, start + limit),
      headers: { 'x-total-count': String(found.length) },
    };
  };
  const change = (id: string, { spam, replied, ...rest }: SubmissionChange) => {
    items = items.map((item) => {
      if (item._id !== id) return item;
      const progress = progressAfter(item, { replied, ...rest });
      return {
        ...item,
        ...rest,
        progress,
        ...(progress !== 'new' && { isRead: true }),
        ...(replied !== undefined && { repliedAt: replied ? LATER : undefined }),
        ...(spam !== undefined && { spamAt: spam ? LATER : undefined }),
      };
    });
    return { body: items.find(({ _id }) => _id === id) };
  };
  for (const { _id } of given) {
    const put = ({ body }: Call) => change(_id, body as SubmissionChange);
    network.on(`PUT /${READ[inbox]}/${_id}`, put);
    network.on(`PUT /${inbox}/${_id}`, put);
    network.on(`GET /${inbox}/${_id}`, () => ({
      body: items.find((item) => item._id === _id),
      headers: { etag: `"${JSON.stringify(items).length}"` },
    }));
  }
  let before = items;
  serveBulk(`/${inbox}`, (id, { revert, ids, ...changed }) => {
    if (revert) {
      items = [...before];
      return written(id, 'published');
    }
    if (ids?.[0] === id) before = items;
    if (changed.deleted) items = items.filter(({ _id }) => _id !== id);
    else change(id, changed as BulkChange);
    return written(id, changed.deleted ? 'trashed' : changed.spam ? 'spam' : 'published');
  });
  return {
    /** For `open`, which sets empty inboxes by default. */
    answers: { [`GET /${inbox}`]: list, [`HEAD /${inbox}`]: list },
    readRoute: (item: InboxItem) => `PUT /${READ[inbox]}/${item._id}`,
    deleteRoute: bulkRoute(`/${inbox}`),
    /** As another window does it. */
    change,
    arrive: (...more: InboxItem[]) => {
      items = [...more, ...items];
    },
  };
}

/** The senders in the order of their cards. */
export const senders = (): (string | null)[] =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

export const cardOf = ({ name }: InboxItem): HTMLElement => screen.getByRole('article', { name });

/** The button that opens the menu of a card. */
export const optionsOf = (item: InboxItem): HTMLElement =>
  within(cardOf(item)).getByRole('button', { name: /^(Options|خيارات):/ });
