import type { CreatedInvite, InviteOffer, LinkToken, Person } from '@manjara/contracts';
import { createHash } from 'node:crypto';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { ADMIN, EDITOR } from '../../support/test-app';
import { app } from '../shared-site';

const NORA = { name: 'Nora', email: 'nora@example.com', password: 'cedar and 9 dovetails' };
const INVALID = { statusCode: 400, error: 'invite_invalid' };

beforeEach(async () => {
  await app.resetAdmin();
  app.admin = await app.signIn();
});
afterEach(() => jest.restoreAllMocks());

const as = (bearer: string, method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  app.http[method](`/api/${path}`).set('Authorization', bearer);
const people = async () => (await app.asAdmin.get('/api/people').expect(200)).body as Person[];
const personOf = async (email: string) => (await people()).find((each) => each.email === email)!;

async function invite(role: string, bearer = app.admin): Promise<CreatedInvite> {
  const made = await as(bearer, 'post', 'invites').send({ role, name: 'Nora' }).expect(201);
  return made.body as CreatedInvite;
}
const accept = (token: string, changes = {}) =>
  app.http.post('/api/admin/accept-invite').send({ ...NORA, token, ...changes });
async function join(role: string, changes = {}): Promise<string> {
  const { token } = await invite(role);
  const { body } = await accept(token, changes).expect(200);
  return `Bearer ${(body as { token: string }).token}`;
}

describe('an invite', () => {
  it('becomes an account that is signed in, of the role that the owner chose', async () => {
    const { token, _id, expiresAt, createdAt } = await invite('editor');
    const days = (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 5);
    const { body: offer } = await app.http.post('/api/admin/invite').send({ token }).expect(200);
    expect(offer as InviteOffer).toEqual({ name: 'Nora', role: 'editor', by: '' });
    const { body, headers } = await accept(token, { email: ' Nora@Example.com' }).expect(200);
    expect(String(headers['set-cookie'])).toMatch(/^device=/);
    expect(headers['cache-control']).toBe('no-store');
    const bearer = `Bearer ${(body as { token: string }).token}`;
    const { body: profile } = await as(bearer, 'get', 'admin/profile').expect(200);
    expect(profile).toMatchObject({ name: 'Nora', email: NORA.email, role: 'editor' });
    expect(await personOf(NORA.email)).toMatchObject({ _id, role: 'editor', secondFactor: false });
    expect((await app.asAdmin.get('/api/invites').expect(200)).body).toEqual([]);
    await app.http.post('/api/admin/login').send(NORA).expect(200);
  });

  it('keeps the hash of its token, and not the token', async () => {
    const { token } = await invite('owner');
    const stored = await app.connection.collection('invites').findOne();
    expect(stored).toMatchObject({ tokenHash: createHash('sha256').update(token).digest('hex') });
    expect(JSON.stringify(stored)).not.toContain(token);
    const { text } = await app.asAdmin.get('/api/invites').expect(200);
    expect(text).not.toContain(token);
  });

  it('is used once, also by several at once, and not after its time or when taken back', async () => {
    const { token } = await invite('editor');
    const tries = [1, 2, 3].map((n) => accept(token, { email: `nora${n}@example.com` }));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await people()).toHaveLength(2);

    const expired = await invite('editor');
    await app.connection.collection('invites').updateMany({}, { $set: { expiresAt: new Date() } });
    const revoked = await invite('editor');
    await app.asAdmin.delete(`/api/invites/${revoked._id}`).expect(204);
    for (const each of [token, expired.token, revoked.token, 'x'.repeat(43)]) {
      const { body } = await accept(each).expect(400);
      expect(body).toMatchObject(INVALID);
      await app.http.post('/api/admin/invite').send({ token: each }).expect(400);
    }
  });

  it('still works where the e-mail is somebody else’s, and after a write that failed', async () => {
    const { token } = await invite('editor');
    const { body } = await accept(token, { email: ADMIN.email }).expect(409);
    expect(body).toMatchObject({ error: 'email_taken', details: [{ field: 'email' }] });
    const create = jest.spyOn(app.app.get(AdminsService), 'create');
    create.mockRejectedValueOnce(new Error('the disk is full'));
    await accept(token).expect(500);
    await accept(token).expect(200);
  });

  it('to be an owner makes one', async () => {
    const bearer = await join('owner');
    await as(bearer, 'get', 'people').expect(200);
    expect((await people()).map(({ role }) => role)).toEqual(['owner', 'owner']);
  });
});

describe('a person', () => {
  it('gets another role at once', async () => {
    const bearer = await join('editor');
    const { _id } = await personOf(NORA.email);
    await as(bearer, 'get', 'messages').expect(403);
    for (const [role, status] of [
      ['owner', 200],
      ['editor', 403],
    ] as const) {
      const { body } = await app.asAdmin.put(`/api/people/${_id}`).send({ role }).expect(200);
      expect(body).toMatchObject({ _id, role });
      await as(bearer, 'get', 'messages').expect(status);
    }
  });

  it('who is removed is signed out at once and cannot sign in; what they did keeps their name', async () => {
    const bearer = await join('editor');
    await as(bearer, 'post', 'content/boxes')
      .send({ boxTitle: 'A', arBoxTitle: 'أ', boxText: 'B', arBoxText: 'ب' })
      .expect(201);
    const { _id } = await personOf(NORA.email);
    await app.asAdmin.delete(`/api/people/${_id}`).expect(204);
    await as(bearer, 'get', 'projects?status=all').expect(401);
    await app.http.post('/api/admin/login').send(NORA).expect(401);
    expect(await people()).toHaveLength(1);
    const { body } = await app.asAdmin.get('/api/activity').expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({ action: 'created', kind: 'content/boxes', by: NORA.email }),
    );
    expect(body).toContainEqual(
      expect.objectContaining({ action: 'deleted', kind: 'people', name: 'Nora', by: ADMIN.email }),
    );
    // The same address may be invited again.
    await join('editor');
  });

  it('cannot be the last owner and go, or become an editor', async () => {
    await join('editor');
    const { _id } = await personOf(ADMIN.email);
    const away = [
      app.asAdmin.delete(`/api/people/${_id}`),
      app.asAdmin.put(`/api/people/${_id}`).send({ role: 'editor' }),
    ];
    for (const { status, body } of await Promise.all(away)) {
      expect({ status, body: body as unknown }).toMatchObject({
        status: 409,
        body: { error: 'last_owner' },
      });
    }
    await app.asAdmin.get('/api/people').expect(200);
  });

  it('who is no owner any more lets nobody in by links made before', async () => {
    const bearer = await join('owner');
    await join('editor', { email: EDITOR.email });
    const { _id: owner } = await personOf(NORA.email);
    const { _id: editor } = await personOf(EDITOR.email);
    const { token } = await invite('owner', bearer);
    const made = await as(bearer, 'post', `people/${editor}/password-link`).expect(201);
    await app.asAdmin.put(`/api/people/${owner}`).send({ role: 'editor' }).expect(200);
    await accept(token, { email: 'other@example.com' }).expect(400);
    const reset = { token: (made.body as LinkToken).token, password: NORA.password };
    await app.http.post('/api/admin/reset-password').send(reset).expect(400);
  });
});

describe('a link for a new password', () => {
  let id: string;
  let bearer: string;
  beforeEach(async () => {
    bearer = await join('editor');
    id = (await personOf(NORA.email))._id;
  });

  const link = async () =>
    (await app.asAdmin.post(`/api/people/${id}/password-link`).expect(201)).body as LinkToken;
  const reset = (token: string) =>
    app.http.post('/api/admin/reset-password').send({ token, password: 'teak and 9 dovetails' });

  it('sets one without a mail server, once, for a day; the sessions end', async () => {
    const { token, expiresAt } = await link();
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect((await personOf(NORA.email)).passwordLinkUntil).toBe(expiresAt);
    await reset(token).expect(200);
    await as(bearer, 'get', 'admin/profile').expect(401);
    await reset(token).expect(400);
    expect((await personOf(NORA.email)).passwordLinkUntil).toBeNull();
    const login = { email: NORA.email, password: 'teak and 9 dovetails' };
    await app.http.post('/api/admin/login').send(login).expect(200);
  });

  it('is void when it is revoked, replaced, expired, or the password is changed', async () => {
    const [revoked, replaced] = [(await link()).token, (await link()).token];
    const last = await link();
    await app.asAdmin.delete(`/api/people/${id}/password-link`).expect(204);
    const expired = await link();
    await app.connection
      .collection('passwordResets')
      .updateMany({}, { $set: { expiresAt: new Date() } });
    const old = await link();
    await as(bearer, 'put', 'admin/profile')
      .send({ name: 'Nora', password: 'ash and 9 dovetails', currentPassword: NORA.password })
      .expect(200);
    for (const token of [revoked, replaced, last.token, expired.token, old.token]) {
      await reset(token).expect(400);
    }
  });

  it('is not for one’s own account, which asks for the current password', async () => {
    const { _id } = await personOf(ADMIN.email);
    const { body } = await app.asAdmin.post(`/api/people/${_id}/password-link`).expect(409);
    expect(body).toMatchObject({ error: 'own_password_link' });
  });
});

describe('an editor', () => {
  let editor: string;
  beforeEach(async () => (editor = await app.signInEditor()));

  const send = { name: 'Visitor', email: 'v@example.com', phone: '0500000000', message: 'Oak?' };

  it('finds nothing of visitors by the search or under the bell', async () => {
    await app.http.post('/api/messages').send(send).expect(201);
    for (const [bearer, found] of [
      [app.admin, true],
      [editor, false],
    ] as const) {
      const search = await as(bearer, 'get', 'search?q=visitor').expect(200);
      const bell = await as(bearer, 'get', 'notifications').expect(200);
      for (const { text } of [search, bell]) expect(text.includes('Visitor')).toBe(found);
    }
  });

  it('sees nothing of visitors in the trash and in the activity, and removes nothing of it', async () => {
    await app.http.post('/api/messages').send(send).expect(201);
    const { body } = await app.asAdmin.get('/api/messages').expect(200);
    const [{ _id: id }] = body as [{ _id: string }];
    await app.asAdmin.delete(`/api/messages/${id}`).expect(204);
    await app.asAdmin.post('/api/site-settings').send({ phone: '0501234567' }).expect(200);

    const trash = await as(editor, 'get', 'trash').expect(200);
    expect({ items: trash.body as unknown, total: trash.headers['x-total-count'] }).toEqual({
      items: [],
      total: '0',
    });
    await as(editor, 'delete', `trash/messages/${id}`).expect(403);
    expect((await app.asAdmin.get('/api/trash').expect(200)).body).toHaveLength(1);

    const kinds = async (bearer: string) =>
      ((await as(bearer, 'get', 'activity').expect(200)).body as { kind?: string }[]).map(
        ({ kind }) => kind,
      );
    expect(await kinds(app.admin)).toEqual(expect.arrayContaining(['messages', 'site-settings']));
    const seen = await kinds(editor);
    for (const kind of ['messages', 'site-settings', 'people', undefined]) {
      expect(seen).not.toContain(kind);
    }
  });

  it('has an account of their own: profile, e-mail, password, devices, second factor', async () => {
    const currentPassword = EDITOR.password;
    await as(editor, 'put', 'admin/profile').send({ name: 'Eve' }).expect(200);
    await as(editor, 'get', 'admin/sessions').expect(200);
    await as(editor, 'post', 'admin/second-factor').send({ currentPassword }).expect(200);
    await as(editor, 'post', 'admin/second-factor/off').send({ currentPassword }).expect(204);
    const email = 'eve@example.com';
    await as(editor, 'put', 'admin/email').send({ email, currentPassword }).expect(200);
    expect(await personOf(email)).toMatchObject({ name: 'Eve', role: 'editor' });
    expect(await personOf(ADMIN.email)).toMatchObject({ name: 'Admin', role: 'owner' });
  });
});
