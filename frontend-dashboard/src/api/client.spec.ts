import { getToken, setBrowserLanguage, signIn } from '@manjara/platform';
import { waitFor } from '@testing-library/react';
import { network, refusal } from '../testing/network';
import {
  leaveSession,
  offerRenewal,
  sessionHasEnded,
  sessionIsPaused,
} from '../session/session-end';
import { api } from './client';

describe('the API client', () => {
  it.each(['ar', 'en'] as const)(
    'sends language %s and the token with every call',
    async (lang) => {
      setBrowserLanguage(lang);
      signIn('token-1', true);
      network.on('DELETE /trash/boxes/1', {});
      await api.delete('/trash/boxes/1');
      const [call] = network.calls('DELETE /trash/boxes/1');
      expect(call?.headers.get('Authorization')).toBe('Bearer token-1');
      expect(call?.headers.get('Accept-Language')).toBe(lang);
    },
  );

  it('sends no Authorization when nobody is signed in', async () => {
    network.on('GET /projects', { body: [] });
    await api.get('/projects');
    expect(network.calls('GET /projects')[0]?.headers.has('Authorization')).toBe(false);
  });

  it('ends the session when the server refuses its token', async () => {
    signIn('token-1', true);
    network.on('GET /messages', refusal(401, 'Please sign in first.'));
    await expect(api.get('/messages')).rejects.toThrow();
    expect(getToken()).toBeNull();
    expect(sessionHasEnded()).toBe(true);
  });

  it('repeats any refused call once the session is renewed', async () => {
    signIn('old', true);
    const withdraw = offerRenewal();
    const tokens: unknown[] = [];
    for (const route of ['POST /products', 'PUT /messages/read-message/1']) {
      network.on(route, ({ headers }) => {
        tokens.push(headers.get('Authorization'));
        return headers.get('Authorization') === 'Bearer new'
          ? { body: 'done' }
          : refusal(401, 'Please sign in first.');
      });
    }
    const form = new FormData();
    form.append('name', 'Door');
    const calls = [
      api.post('/products', form),
      api.put('/messages/read-message/1', { isRead: true }),
    ];
    await waitFor(() => expect(tokens).toEqual(['Bearer old', 'Bearer old']));
    await waitFor(() => expect(sessionIsPaused()).toBe(true));
    expect(getToken()).toBe('old');
    signIn('new', true);
    leaveSession('old');
    expect((await Promise.all(calls)).map(({ data }) => data)).toEqual(['done', 'done']);
    expect(sessionIsPaused()).toBe(false);
    expect((network.calls('POST /products')[1]?.body as FormData).get('name')).toBe('Door');
    expect(network.calls('PUT /messages/read-message/1')[1]?.body).toEqual({ isRead: true });
    withdraw();

    await expect(
      api.put('/messages/read-message/1', {}, { headers: { Authorization: 'Bearer old' } }),
    ).resolves.toMatchObject({ data: 'done' });
  });

  it('does not end a new session for a late 401 of the old token', async () => {
    signIn('old', true);
    const held = network.hold('GET /messages', refusal(401, 'Please sign in first.'));
    const late = api.get('/messages');
    await waitFor(() => expect(network.calls('GET /messages')).toHaveLength(1));
    signIn('new', true);
    held.release();
    await expect(late).rejects.toThrow();
    expect(getToken()).toBe('new');
    expect(sessionHasEnded()).toBe(false);
  });

  it('does not treat a refused sign-in as an ended session', async () => {
    network.on('POST /admin/login', refusal(401, 'Wrong password.'));
    await expect(api.post('/admin/login', {})).rejects.toThrow();
    expect(sessionHasEnded()).toBe(false);
  });
});
