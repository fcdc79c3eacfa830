import type { Project, Statistics } from '@manjara/contracts';
import { mongo } from 'mongoose';
import { DatabaseHealth } from '../../../src/database/database-health';
import { ProjectsService } from '../../../src/modules/projects/projects.service';
import { newProject } from '../../support/factories/project.factory';
import { app } from '../shared-site';

const GIGABYTE = 1024 ** 3;
const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('statistics', () => {
  let oak: Project;
  let teak: Project;
  beforeAll(async () => {
    const projects = app.app.get(ProjectsService);
    oak = await projects.insert(newProject({ name: 'Oak' }));
    teak = await projects.insert(newProject({ name: 'Teak' }));
  });
  beforeEach(() => app.clear('statistics', 'site_settings'));

  const view = (viewed: object, userAgent = PERSON) =>
    app.http.post('/api/statistics').set('User-Agent', userAgent).send(viewed);
  const read = async () => {
    const answer = await app.asAdmin.get('/api/statistics').expect(200);
    return answer.body as Statistics;
  };
  const today = async () => (await read()).days.at(-1)?.visits;

  it('count visits by day and views by project, the most viewed first', async () => {
    // Without sorting, the older project would come first.
    await view({ visit: true, project: oak._id }).expect(204);
    await view({ project: teak._id }).expect(204);
    await view({ visit: true, project: teak._id.toUpperCase() }).expect(204);
    const { days, projects } = await read();
    expect(days).toHaveLength(30);
    expect(days.slice(0, -1).every(({ visits }) => visits === 0)).toBe(true);
    expect(days.at(-1)?.visits).toBe(2);
    expect(projects.map(({ name, views }) => [name, views])).toEqual([
      ['Teak', 2],
      ['Oak', 1],
    ]);
  });

  it('do not count robots, clients without a user agent, or unknown projects', async () => {
    await view({ visit: true }, ROBOT).expect(204);
    await view({ visit: true }, '').expect(204);
    await view({ project: '0'.repeat(24) }).expect(204);
    expect(await today()).toBe(0);
    expect((await read()).projects).toEqual([]);
    await view({ project: 'x' }).expect(400);
  });

  it('count nothing while the owner has turned it off', async () => {
    const set = (countVisits: boolean) =>
      app.asAdmin.post('/api/site-settings').send({ countVisits });
    await set(false).expect(200);
    await view({ visit: true }).expect(204);
    expect(await today()).toBe(0);
    await set(true).expect(200);
    await view({ visit: true }).expect(204);
    expect(await today()).toBe(1);
  });

  it('keep nothing older than the shown days, and no personal data', async () => {
    const statistics = app.connection.collection<{ _id: string; visits: number }>('statistics');
    await statistics.insertOne({ _id: '2020-01-01', visits: 7 });
    await view({ visit: true, project: oak._id }).expect(204);
    expect((await read()).days.some(({ visits }) => visits === 7)).toBe(false);
    const kept = await statistics.find().toArray();
    expect(kept.map((day) => Object.keys(day).sort())).toEqual([['_id', 'projects', 'visits']]);
  });
});

describe('a disk that is filling up', () => {
  // Stops the polling, which would overwrite the figures.
  beforeAll(() => app.app.get(DatabaseHealth).onModuleDestroy());
  afterEach(() => app.app.get(DatabaseHealth).measure());

  const disk = async () => {
    const { body } = await app.asAdmin.get('/api/statistics').expect(200);
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
  ])('is the error in %s of a request that saves something', async (language, message) => {
    const full = new mongo.MongoServerError({ message: 'the disk is full', code: 14_031 });
    const insert = jest.spyOn(mongo.Collection.prototype, 'insertOne').mockRejectedValueOnce(full);
    const form = { name: 'A', email: 'a@example.com', phone: '0500000000', message: 'Oak' };
    const request = app.http.post('/api/messages').set('Accept-Language', language);
    const { body } = await request.send(form).expect(507);
    insert.mockRestore();
    expect(body).toMatchObject({ error: 'disk_full', message });
  });
});
