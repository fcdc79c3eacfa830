import type { Project, Statistics } from '@manjara/contracts';
import { ProjectsRepository } from '../../src/modules/projects/projects.repository';
import { newProject } from '../support/factories/project.factory';
import { TestApp } from '../support/test-app';

const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('statistics', () => {
  let app: TestApp;
  let admin: string;
  let oak: Project;
  let teak: Project;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
    const projects = app.app.get(ProjectsRepository);
    oak = await projects.insert(newProject({ name: 'Oak' }));
    teak = await projects.insert(newProject({ name: 'Teak' }));
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('statistics', 'site_settings'));

  const view = (viewed: object, userAgent = PERSON) =>
    app.http.post('/api/statistics').set('User-Agent', userAgent).send(viewed);
  const read = async () => {
    const answer = await app.http.get('/api/statistics').set('Authorization', admin).expect(200);
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

  it('count neither robots nor who says nothing, nor what is no project', async () => {
    await view({ visit: true }, ROBOT).expect(204);
    await view({ visit: true }, '').expect(204);
    await view({ project: '0'.repeat(24) }).expect(204);
    expect(await today()).toBe(0);
    expect((await read()).projects).toEqual([]);
    await view({ project: 'x' }).expect(400);
  });

  it('count nothing while the owner has turned it off', async () => {
    const set = (countVisits: boolean) =>
      app.http.post('/api/site-settings').set('Authorization', admin).send({ countVisits });
    await set(false).expect(200);
    await view({ visit: true }).expect(204);
    expect(await today()).toBe(0);
    await set(true).expect(200);
    await view({ visit: true }).expect(204);
    expect(await today()).toBe(1);
  });

  it('keep nothing that is older than what is shown, and nothing of a person', async () => {
    const statistics = app.connection.collection<{ _id: string }>('statistics');
    await statistics.insertOne({ _id: '2020-01-01', visits: 7 } as never);
    await view({ visit: true, project: oak._id }).expect(204);
    expect((await read()).days.some(({ visits }) => visits === 7)).toBe(false);
    const kept = await statistics.find().toArray();
    expect(kept.map((day) => Object.keys(day).sort())).toEqual([['_id', 'projects', 'visits']]);
  });
});
