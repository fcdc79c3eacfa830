import type { Message } from '@manjara/contracts';
import { sendApplication, sendMessage } from '../../support/visitors';
import { app } from '../shared-site';

describe.each(['messages', 'jobs'] as const)('the list of %s', (inbox) => {
  const send = { messages: sendMessage, jobs: sendApplication }[inbox];
  const setRead = { messages: '/messages/read-message/', jobs: '/jobs/read-job/' }[inbox];
  const ask = (query: string) => app.asAdmin.get(encodeURI(`/api/${inbox}${query}`));
  const list = async (query = '') => {
    const { body, headers } = await ask(query).expect(200);
    const items = body as Message[];
    const senders = items.map(({ email }) => email.split('@')[0]).join('');
    return { items, senders, total: headers['x-total-count'] as string, link: headers.link };
  };
  const mark = async (sender: string, state: object) => {
    const { items } = await list();
    const id = items.find(({ email }) => email.startsWith(sender))?._id;
    const put = app.asAdmin.put(`/api${setRead}${id}`);
    return (await put.send(state).expect(200)).body as Message;
  };

  beforeEach(async () => {
    await app.clear(inbox);
    for (const sender of 'abcde') await send(app, `${sender}@example.com`);
  });

  it('is whole, or one page with the length of the whole and its neighbours', async () => {
    expect(await list()).toMatchObject({ senders: 'edcba', total: '5', link: undefined });
    const page = await list('?page=2&limit=2');
    expect(page).toMatchObject({ senders: 'cb', total: '5' });
    expect(page.link).toContain(`</api/${inbox}?page=3&limit=2>; rel="next"`);
    expect(await list('?page=4&limit=2')).toMatchObject({ senders: '', total: '5' });
  });

  it('lists pinned items first, from any page', async () => {
    const { items } = await list();
    const pinned = `pinned=${items[4]?._id}&pinned=${items[2]?._id}&pinned=${'0'.repeat(24)}`;
    expect(await list(`?${pinned}`)).toMatchObject({ senders: 'caedb' });
    expect(await list(`?${pinned}&limit=3`)).toMatchObject({ senders: 'cae', total: '5' });
    expect(await list(`?${pinned}&limit=3&page=2`)).toMatchObject({ senders: 'db' });
    expect(await list(`?${pinned}&limit=1&page=2`)).toMatchObject({ senders: 'a' });
    await mark('c', { isRead: true });
    expect(await list(`?${pinned}&isRead=false&limit=3`)).toMatchObject({
      senders: 'aed',
      total: '4',
    });
  });

  it('counts unread items without a body', async () => {
    await mark('c', { isRead: true });
    const count = app.asAdmin.head(`/api/${inbox}?isRead=false&limit=1`);
    expect((await count.expect(200)).headers['x-total-count']).toBe('4');
    expect(await list('?isRead=true')).toMatchObject({ senders: 'c' });
  });

  it('is searched by words of any text, in pages too', async () => {
    expect(await list('?search=B@EXAMPLE')).toMatchObject({ senders: 'b', total: '1' });
    expect(await list('?search=example&page=2&limit=2')).toMatchObject({
      senders: 'cb',
      total: '5',
    });
    expect(await list('?search=...')).toMatchObject({ senders: '', total: '0' });
    const own = { messages: '+966500000000', jobs: 'الأبواب' }[inbox];
    expect(await list(`?search=${own.replace('+', '')}`)).toMatchObject({ total: '5' });
  });

  it('keeps its ETag until it changes, also beyond the page', async () => {
    const etag = (await ask('?limit=2&isRead=false').expect(200)).headers.etag as string;
    await ask('?limit=2&isRead=false').set('If-None-Match', etag).expect(304);
    await mark('a', { isRead: true });
    await ask('?limit=2&isRead=false').set('If-None-Match', etag).expect(200);
  });

  it('stores the date of a reply, until it is cleared', async () => {
    expect(await mark('a', { isRead: true })).not.toHaveProperty('repliedAt');
    const repliedAt = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
    expect(await mark('a', { isRead: true, replied: true })).toMatchObject({ repliedAt });
    expect(await mark('a', { isRead: false })).toMatchObject({ isRead: false, repliedAt });
    expect(await mark('a', { isRead: false, replied: false })).not.toHaveProperty('repliedAt');
  });
});
