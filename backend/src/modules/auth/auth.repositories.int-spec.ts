import { Types } from 'mongoose';
import { plansOf } from '../../../test/support/query-plans';
import { ADMIN, TestApp } from '../../../test/support/test-app';
import { AdminsRepository } from './admins.repository';
import { PasswordResetsRepository } from './password-resets.repository';
import { SessionsRepository } from './sessions.repository';

const soon = () => new Date(Date.now() + 60_000);

describe('the repositories of the sign-in', () => {
  let app: TestApp;
  let admins: AdminsRepository;
  let sessions: SessionsRepository;
  let resets: PasswordResetsRepository;
  let adminId: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admins = app.app.get(AdminsRepository);
    sessions = app.app.get(SessionsRepository);
    resets = app.app.get(PasswordResetsRepository);
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

  it('replace the avatar and answer the one before', async () => {
    const [first, second] = [1, 2].map(() => ({ file: new Types.ObjectId(), width: 3 }));
    expect(await admins.replaceImage(adminId, first!)).toBeNull();
    expect(await admins.replaceImage(adminId, second!)).toEqual(first);
    expect((await admins.findById(adminId))?.image).toEqual(second);
  });

  it('know a session only for its admin and until its end', async () => {
    const good = await sessions.begin(adminId, soon());
    const over = await sessions.begin(adminId, new Date(Date.now() - 1));
    expect(await sessions.isGood(good, adminId)).toBe(true);
    expect(await sessions.isGood(good, '0'.repeat(24))).toBe(false);
    expect(await sessions.isGood(over, adminId)).toBe(false);
    expect(good).not.toBe(over);
  });

  it('end one session, or all but one', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => sessions.begin(adminId, soon())));
    const [first = '', second = ''] = ids;
    const elsewhere = await sessions.begin('f'.repeat(24), soon());
    const good = () => Promise.all(ids.map((id) => sessions.isGood(id, adminId)));
    await sessions.end(first);
    expect(await good()).toEqual([false, true, true, true]);
    await sessions.endAll(adminId, second);
    expect(await good()).toEqual([false, true, false, false]);
    await sessions.endAll(adminId);
    expect(await good()).toEqual([false, false, false, false]);
    expect(await sessions.isGood(elsewhere, 'f'.repeat(24))).toBe(true);
  });

  it('replace a password only while it is the one that was looked at', async () => {
    const before = (await admins.findById(adminId))?.passwordHash ?? '';
    const replace = (name: string) =>
      admins.replacePassword({ id: adminId, passwordHash: before }, name, { name });
    expect((await Promise.all(['one', 'two'].map(replace))).sort()).toEqual([false, true]);
    const { name, passwordHash } = (await admins.findTheAdmin()) ?? {};
    expect(passwordHash).toBe(name);
    expect(await admins.hasPasswordHash(adminId, before)).toBe(false);
    await admins.replacePassword({ id: adminId, passwordHash: name ?? '' }, before, {});
    expect(await admins.hasPasswordHash(adminId, before)).toBe(true);
  });

  it('know one token of an admin, until it is used, replaced, cancelled or over', async () => {
    const begin = async (expiresAt: Date) =>
      (await resets.begin({ id: adminId, passwordHash: 'x' }, expiresAt)) ?? '';
    const replaced = await begin(soon());
    const token = await begin(soon());
    expect(await resets.find(replaced)).toBeNull();
    expect((await resets.find(token))?.adminId).toBe(adminId);
    const over = await begin(new Date(Date.now() - 1));
    expect(await resets.find(over)).toBeNull();
    const cancelled = await begin(soon());
    await resets.cancel(adminId);
    expect(await resets.find(cancelled)).toBeNull();
  });

  it('let a token stay that is younger than another one may replace', async () => {
    const token = (await resets.begin({ id: adminId, passwordHash: 'x' }, soon())) ?? '';
    const younger = () => resets.begin({ id: adminId, passwordHash: 'x' }, soon(), new Date());
    expect(await Promise.all([younger(), younger()])).toEqual([null, null]);
    expect((await resets.find(token))?.adminId).toBe(adminId);
    await resets.cancel(adminId);
    // Of several that are asked for at once, one is made.
    const made = await Promise.all([1, 2, 3].map(younger));
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    await resets.cancel(adminId);
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

  it('answer every query from an index', async () => {
    const id = await sessions.begin(adminId, soon());
    const plans = await plansOf(app.connection, async () => {
      await admins.exists();
      await admins.findByEmail(ADMIN.email);
      await admins.findById(adminId);
      await admins.replaceImage(adminId, { file: new Types.ObjectId() });
      await sessions.isGood(id, adminId);
      await sessions.end(id);
      await sessions.endAll(adminId, id);
      await sessions.endAll(adminId);
      await admins.findTheAdmin();
      await admins.hasPasswordHash(adminId, 'x');
      await admins.update(adminId, { name: 'Admin' });
      await admins.replacePassword({ id: adminId, passwordHash: 'x' }, 'y');
      await resets.find((await resets.begin({ id: adminId, passwordHash: 'x' }, soon())) ?? '');
      await resets.cancel(adminId);
    });
    expect(plans).toHaveLength(15);
    expect(plans.filter((plan) => !/IXSCAN|IDHACK/.test(plan))).toEqual([]);
  });
});
