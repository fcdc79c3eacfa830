import { Types } from 'mongoose';
import { plansOf } from '../../../test/support/query-plans';
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

  it('let the database drop sessions that are over', async () => {
    const indexes = await app.connection.collection('sessions').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });

  it('answer every query from an index', async () => {
    const id = await sessions.begin(adminId, soon());
    const plans = await plansOf(app.connection, async () => {
      await admins.exists();
      await admins.findByEmail(ADMIN.email);
      await admins.findById(adminId);
      await admins.replaceImage(adminId, { file: new Types.ObjectId() });
      await sessions.isGood(id, adminId);
    });
    expect(plans).toHaveLength(5);
    expect(plans.filter((plan) => !/IXSCAN|IDHACK/.test(plan))).toEqual([]);
  });
});
