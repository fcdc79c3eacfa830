import { LIMITS, type Project, type ProjectNeighbours } from '@manjara/contracts';
import { ProjectPagesService } from '../../../src/modules/projects/project-pages.service';
import { ProjectsService } from '../../../src/modules/projects/projects.service';
import { newProject } from '../../support/factories/project.factory';
import { PROJECTS } from '../../support/projects-api';
import { app } from '../shared-site';

describe('projects on top', () => {
  let ids: Record<string, string>;
  beforeEach(() => app.clear('lists'));
  beforeAll(async () => {
    const service = app.app.get(ProjectsService);
    ids = {};
    for (const [index, name] of [...'ABCDEFGH'].entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, index + 1));
      ids[name] = (await service.insert(newProject({ name, createdAt })))._id;
    }
  });

  const pin = (names: string) =>
    app.asAdmin
      .put('/api/pinned-projects')
      .send({ ids: [...names].map((name) => ids[name] ?? '0'.repeat(24)) });
  const list = async (query: object) => {
    const { body } = await app.http.get(PROJECTS).query(query).expect(200);
    return (body as Project[]).map(({ name }) => name).join('');
  };

  it('come first, in their order, before the newest; the list of the specification stays', async () => {
    const { body } = await pin('CAF').expect(200);
    expect(body).toEqual({ ids: [...'CAF'].map((name) => ids[name]) });
    expect(await list({ sort: 'pinned' })).toBe('CAFHGEDB');
    expect(await list({ sort: 'pinned', page: 2, limit: 3 })).toBe('HGE');
    expect(await list({})).toBe('HGFEDCBA');
  });

  it('replace the earlier ones', async () => {
    await pin('CAF').expect(200);
    await pin('BC').expect(200);
    expect(await list({ sort: 'pinned' })).toBe('BCHGFEDA');
    await pin('').expect(200);
    expect(await list({ sort: 'pinned' })).toBe('HGFEDCBA');
  });

  it('are never a mix of two concurrent saves', async () => {
    const orders = ['ABCDEF', 'HGF', 'DCBA'];
    for (let tries = 0; tries < 5; tries++) {
      await Promise.all(orders.map((names) => pin(names).expect(200)));
      const answer = await app.asAdmin.get('/api/pinned-projects');
      const pinned = (answer.body as { ids: string[] }).ids;
      expect(orders.map((names) => [...names].map((name) => ids[name]))).toContainEqual(pinned);
    }
  });

  it('are not replaced by a stale save', async () => {
    await pin('AB').expect(200);
    const read = await app.asAdmin.get('/api/pinned-projects');
    const { etag } = read.headers as { etag: string };
    await pin('CD').expect(200);
    await pin('BA').set('If-Match', etag).expect(412);
    expect(await list({ sort: 'pinned', page: 1, limit: 3 })).toBe('CDH');
  });

  it('keep their order while one is unpublished', async () => {
    await pin('CAF').expect(200);
    const set = (status: string) =>
      app.asAdmin.put(`/api/projects/${ids.A}`).field('status', status);
    await set('draft').expect(200);
    expect(await list({ sort: 'pinned', page: 1, limit: 3 })).toBe('CFH');
    await pin('FC').expect(200);
    await set('published').expect(200);
    expect(await list({ sort: 'pinned', page: 1, limit: 4 })).toBe('FCAH');
  });

  it('come first on every page, wherever the newest list has them', async () => {
    await pin('HAD').expect(200);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ sort: 'pinned', page, limit: 2 })),
    );
    expect(pages).toEqual(['HA', 'DG', 'FE', 'CB']);
  });

  it('are at most six, and exist', async () => {
    await pin('ABCDEF').expect(200);
    expect(LIMITS.pinnedProjects).toBe(6);
    await pin('ABCDEFG').expect(400);
    await pin('AX').expect(404);
    expect(await list({ sort: 'pinned' })).toBe('ABCDEFHG');
  });

  it("have the neighbours of the site's order", async () => {
    await pin('CAF').expect(200);
    const beside = async (name: string) => {
      const answer = await app.http.get(`/api/project-neighbours/${ids[name]}`).expect(200);
      const { previous, next } = answer.body as ProjectNeighbours;
      return [previous?.name, name, next?.name].join('');
    };
    // CAFHGEDB
    const found = await Promise.all([...'CAFHGEDB'].map(beside));
    expect(found).toEqual(['CA', 'CAF', 'AFH', 'FHG', 'HGE', 'GED', 'EDB', 'DB']);
    await app.http.get(`/api/project-neighbours/${'0'.repeat(24)}`).expect(404);
  });

  // Last, as it replaces the projects.
  it('have neighbours by id where the dates are equal', async () => {
    const service = app.app.get(ProjectsService);
    await app.clear('projects', 'lists');
    const createdAt = new Date(Date.UTC(2026, 0, 1));
    const made: string[] = [];
    for (const name of 'XYZ')
      made.push((await service.insert(newProject({ name, createdAt })))._id);
    const { previous, next } = await app.app.get(ProjectPagesService).neighbours(made[1]!);
    expect([previous?.name, next?.name]).toEqual(['Z', 'X']);
  });
});

describe('the date of a project', () => {
  let id: string;
  beforeAll(async () => {
    id = (await app.app.get(ProjectsService).insert(newProject()))._id;
  });

  const date = (day: string) => app.asAdmin.put(`${PROJECTS}/${id}`).field('date', day);

  it('is the day that the owner sets; a blank one leaves it', async () => {
    const given = (await date('2019-05-17').expect(200)).body as Project;
    expect(given.createdAt).toBe('2019-05-17T09:00:00.000Z');
    const left = (await date('').expect(200)).body as Project;
    expect(left.createdAt).toBe(given.createdAt);
  });

  it.each(['2019-02-30', '17/05/2019', '1819-05-17', '2999-01-01', '2019'])(
    'is not %s',
    async (day) => {
      const { body } = await date(day).expect(400);
      expect(body).toMatchObject({ details: [{ field: 'date' }] });
    },
  );
});
