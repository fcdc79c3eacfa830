import type { Statistics } from '@manjara/contracts';
import { mongo } from 'mongoose';
import { DatabaseHealth } from '../../src/database/database-health';
import { TestApp } from '../support/test-app';

const GIGABYTE = 1024 ** 3;

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signIn();
});
afterAll(() => app.stop());

describe('a disk that fills up', () => {
  afterEach(() => app.app.get(DatabaseHealth).measure());

  const disk = async () => {
    const { body } = await app.http.get('/api/statistics').set('Authorization', admin).expect(200);
    return (body as Statistics).disk;
  };
  const ready = async () => (await app.http.get('/api/health/ready').expect(200)).body as unknown;

  it('is known from the database, and warned of before it is full', async () => {
    expect(await disk()).toEqual({
      free: expect.any(Number) as number,
      total: expect.any(Number) as number,
      isLow: expect.any(Boolean) as boolean,
    });
    const health = app.app.get(DatabaseHealth);
    for (const [free, total, isLow] of [
      [2, 100, false],
      [0.9, 100, true],
      [0.9, 5, false],
      [0.4, 5, true],
    ] as const) {
      health.disk = { free: free * GIGABYTE, total: total * GIGABYTE };
      expect((await disk())?.isLow).toBe(isLow);
      expect(await ready()).toEqual({ status: 'ok' });
    }
    health.disk = { free: 1_000_000, total: 5 * GIGABYTE };
    expect(await ready()).toEqual({ status: 'disk_full' });
    health.disk = undefined;
    expect(await disk()).toBeUndefined();
    expect(await ready()).toEqual({ status: 'ok' });
  });
});

describe('a full disk of the database', () => {
  it.each([
    ['en', "The server's disk is full. Nothing new can be saved until there is space again."],
    ['ar', 'امتلأ قرص الخادم، ولا يمكن حفظ أي شيء جديد حتى تتوفّر مساحة عليه.'],
  ])('is named in %s to who wants to save something', async (language, message) => {
    const full = new mongo.MongoServerError({ message: 'the disk is full', code: 14_031 });
    const insert = jest.spyOn(mongo.Collection.prototype, 'insertOne').mockRejectedValueOnce(full);
    const form = { name: 'A', email: 'a@example.com', phone: '0500000000', message: 'Oak' };
    const request = app.http.post('/api/messages').set('Accept-Language', language);
    const { body } = await request.send(form).expect(507);
    insert.mockRestore();
    expect(body).toMatchObject({ error: 'disk_full', message });
  });
});
