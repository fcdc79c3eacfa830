import { ADMIN, TestApp } from '../../../test/support/test-app';
import { AdminsRepository } from './admins.repository';
import { SessionsRepository } from './sessions.repository';

const soon = () => new Date(Date.now() + 60_000);

describe('the repositories of the sign-in', () => {
  let app: TestApp;
  let admins: AdminsRepository;
  let sessions: SessionsRepository;
  let adminId: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admins = app.app.get(AdminsRepository);
    sessions = app.app.get(SessionsRepository);
    adminId = (await admins.findByEmail(ADMIN.email))?.id ?? '';
  });
  afterAll(() => app.stop());

  it('create one admin, however many ask at once', async () => {
    await app.connection.collection('admins').deleteMany({ email: { $ne: ADMIN.email } });
    const other = { email: 'other@example.com', passwordHash: 'x', name: 'Other' };
    const created = await Promise.all([1, 2, 3].map(() => admins.createFirst(other)));
    expect(created).toEqual([false, false, false]);
    expect(await app.connection.collection('admins').countDocuments()).toBe(1);
  });

  it('end one session, or all but one', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => sessions.begin(adminId, soon())));
    const [first = '', second = ''] = ids;
    const elsewhere = await sessions.begin('f'.repeat(24), soon());
    const active = () => Promise.all(ids.map((id) => sessions.isActive(id, adminId)));
    await sessions.end(first);
    expect(await active()).toEqual([false, true, true, true]);
    await sessions.endAll(adminId, second);
    expect(await active()).toEqual([false, true, false, false]);
    await sessions.endAll(adminId);
    expect(await active()).toEqual([false, false, false, false]);
    expect(await sessions.isActive(elsewhere, 'f'.repeat(24))).toBe(true);
  });

  it.each(['sessions', 'passwordResets'])(
    'let the database drop %s that are over',
    async (name) => {
      const indexes = await app.connection.collection(name).indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    },
  );
});
