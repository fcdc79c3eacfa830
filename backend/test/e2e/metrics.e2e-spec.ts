import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiMetrics } from '../../src/metrics/api-metrics';
import { projectTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { ProjectsApi } from '../support/projects-api';
import { visit } from '../support/reads';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';

const LOCAL = { port: 0, host: '127.0.0.1' };

describe('the metrics of the API', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start({ metrics: LOCAL });
    admin = await app.signIn();
  });
  afterAll(() => app.stop());

  const text = async () => {
    const answer = await fetch(`http://127.0.0.1:${app.app.get(ApiMetrics).port}/metrics`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  /** The values of a metric, by its labels. */
  const read = async (name: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      [...(await text()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (.+)$`, 'gm'))].map(
        ([, labels = '', value]) => [labels, Number(value)],
      ),
    );
  /** How much a metric grows by something, once all of it is counted. */
  const growth = async (
    name: string,
    work: () => Promise<unknown>,
    expected: Record<string, number>,
  ) => {
    const before = await read(name);
    await work();
    let grown: Record<string, number> = {};
    await until(async () => {
      const entries = Object.entries(await read(name));
      grown = Object.fromEntries(
        entries
          .map(([labels, value]) => [labels, value - (before[labels] ?? 0)] as const)
          .filter(([, value]) => value !== 0),
      );
      return Object.keys(expected).every((labels) => grown[labels] === expected[labels]);
    }).catch(() => undefined);
    expect(grown).toEqual(expected);
  };

  it('count requests by the template of their route, kept ones as others, each once', async () => {
    const missing = '65f0c0ffee65f0c0ffee65f0';
    await growth(
      'http_request_duration_seconds_count',
      async () => {
        for (let i = 0; i < 3; i++) await visit(app.server, '/api/projects?page=1&limit=20');
        await visit(app.server, `/api/projects/${missing}`);
        await app.http.get('/api/messages').expect(401);
        await app.http.delete(`/api/messages/${missing}`).set('Authorization', admin).expect(404);
        await app.http.get('/api/made-up/1').expect(404);
        await app.http.get('/api/made-up/2').expect(404);
      },
      {
        'method="GET",route="/api/projects",status="200"': 3,
        'method="GET",route="/api/projects/:id",status="404"': 1,
        'method="GET",route="/api/messages",status="401"': 1,
        'method="DELETE",route="/api/messages/:id",status="404"': 1,
        'method="GET",route="unmatched",status="404"': 2,
      },
    );
  });

  it('count reads from memory, misses and bytes, by kind', async () => {
    await app.contentChanged();
    await growth(
      'manjara_read_cache_requests_total',
      async () => {
        for (let i = 0; i < 3; i++) await visit(app.server, '/api/partners');
        // What the admin reads does not come from memory.
        await app.http.get('/api/partners').set('Authorization', admin);
      },
      { 'kind="data",result="miss"': 1, 'kind="data",result="hit"': 2 },
    );
    expect((await read('manjara_read_cache_bytes'))['kind="data"']).toBeGreaterThan(1_000);
    expect(await read('manjara_read_cache_limit_bytes')).toEqual({
      'kind="data"': 16_000_000,
      'kind="pictures"': 48_000_000,
    });
  });

  it('count the work on pictures', async () => {
    const projects = new ProjectsApi(app, admin);
    for (let time = 0; time < 2; time++) {
      const png = await picture('png');
      await projects.post(projectTexts()).attach('image', png, 'a.png').expect(201);
    }
    const tasks = await read('manjara_image_tasks_total');
    expect(tasks).toMatchObject({ 'task="inspectPicture",outcome="done"': 2 });
    const seconds = await read('manjara_image_task_seconds_total');
    expect(seconds['task="inspectPicture"']).toBeGreaterThan(0);
    expect(Object.keys(await read('manjara_image_queue_length')).sort()).toEqual([
      'queue="background"',
      'queue="urgent"',
    ]);
    await until(async () => {
      const waiting = await read('manjara_picture_variants_queue_length');
      return waiting['queue="background"'] === 0 && waiting['queue="urgent"'] === 0;
    });
  });

  it('tell whether the database answers, and how many mails wait', async () => {
    expect(await read('manjara_database_up')).toEqual({ '': 1 });
    expect(await read('manjara_mail_queue_length')).toEqual({ '': 0 });
  });

  it('are described, each of them', async () => {
    const described = await readFile(join(__dirname, '../../../docs/metrics.md'), 'utf8');
    const names = [...(await text()).matchAll(/^# TYPE (manjara_\w+|http_\w+)/gm)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(([, name]) => !described.includes(`\`${name}\``))).toEqual([]);
  });

  it('have few series, whatever is asked for', async () => {
    // What Node says of its own handles comes and goes.
    const series = async () => (await text()).match(/^(?:manjara_|http_).*$/gm)?.length;
    const ask = async (tag: string) => {
      for (let i = 0; i < 20; i++) {
        await visit(app.server, `/api/projects/${tag}${i}?page=${i}`);
        await visit(app.server, `/api/${tag}/${i}`);
        await visit(app.server, `/api/files/${tag}${i}?w=${i}`);
      }
    };
    await ask('one');
    const before = await series();
    await ask('other');
    expect(await series()).toBe(before);
  });

  it.each(['/metrics', '/api/metrics', '/api/metrics/'])(
    'are not at %s of the site',
    async (path) => {
      const { status, text, body } = await app.http.get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ statusCode: 404, error: 'not_found' });
      expect(text).not.toContain('# TYPE');
    },
  );
});
