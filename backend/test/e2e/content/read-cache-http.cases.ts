import type { Project } from '@manjara/contracts';
import { mongo } from 'mongoose';
import { brotliDecompressSync } from 'node:zlib';
import { projectTexts } from '../../support/factories/project.factory';
import { cacheStatus, isHit, isSettled, postProject, type Raw, raw } from '../../support/reads';
import { until } from '../../support/until';
import { app } from '../shared-site';

const LIST = '/api/projects';
const BOXES = '/api/content/boxes';

/** Pauses the first read of a list after its database query. */
function slowReader() {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { toArray } = mongo.FindCursor.prototype;
  const spy = jest
    .spyOn(mongo.FindCursor.prototype, 'toArray')
    .mockImplementationOnce(async function (this: mongo.FindCursor) {
      const found = await toArray.call(this);
      await held;
      return found;
    });
  return {
    goOn: () => goOn(),
    calls: () => spy.mock.calls.length,
    restore: () => spy.mockRestore(),
  };
}

describe('a cached response', () => {
  beforeEach(async () => {
    await app.clear('projects', 'boxes');
    await isSettled(app);
  });

  const read = async (path: string, headers = {}) => app.http.get(path).set(headers);
  const postBox = (name: string) =>
    app.asAdmin
      .post(BOXES)
      .send({ boxTitle: name, arBoxTitle: name, boxText: name, arBoxText: name })
      .expect(201);

  it('is compressed with brotli in the background', async () => {
    await postProject(app, projectTexts({ description: 'Oak. '.repeat(200) }));
    // As browsers send it: brotli is not the first.
    const accepting = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const plain = await raw(app, LIST);
    expect(plain.headers['content-encoding']).toBeUndefined();
    let answer: Raw | undefined;
    await until(async () => {
      answer = await raw(app, LIST, accepting);
      return answer.headers['content-encoding'] === 'br';
    });
    expect(brotliDecompressSync(answer!.bytes)).toEqual(plain.bytes);
    expect(answer!.headers['content-length']).toBe(String(answer!.bytes.length));
    const refusing = { 'Accept-Encoding': 'gzip, br;q=0' };
    expect((await raw(app, LIST, refusing)).bytes).toEqual(plain.bytes);
    // The ETag of either representation matches.
    for (const etag of [answer!.headers.etag, plain.headers.etag, `W/${plain.headers.etag}`]) {
      const unchanged = await raw(app, LIST, { ...accepting, 'If-None-Match': `"x", ${etag}` });
      expect(unchanged).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
    }
  });

  it('is 304 for a matching ETag, cached or not, until a change', async () => {
    const { etag } = (await read(LIST)).headers as { etag: string };
    await app.contentChanged();
    await isSettled(app);
    const first = await read(LIST, { 'If-None-Match': etag });
    const second = await read(LIST, { 'If-None-Match': etag });
    expect([first.status, second.status]).toEqual([304, 304]);
    expect([isHit(first), isHit(second)]).toEqual([false, true]);
    await postProject(app);
    expect((await read(LIST, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('is per query; invalid, search and very long queries are not cached', async () => {
    for (const query of ['?limit=5&page=1&category=Education&category=Hotels', '?__proto__=1']) {
      await read(`${LIST}${query}`);
      expect(isHit(await read(`${LIST}${query}`))).toBe(true);
    }
    for (const query of ['?page=1&page=2', '?search=oak', `?x=${'1'.repeat(2_000)}`]) {
      await read(`${LIST}${query}`);
      expect(cacheStatus(await read(`${LIST}${query}`))).toBe('');
    }
    expect((await read(`${LIST}?search=oak`)).headers).toMatchObject({
      'cache-control': 'no-store',
    });
  });

  it('varies by language where the content does, and is never an error', async () => {
    await postProject(app, projectTexts({ name: 'Oak', arName: 'سنديان' }));
    for (const [language, found, sentence] of [
      ['ar', 0, 'هذا المشروع غير موجود.'],
      ['en', 1, 'This project does not exist.'],
      ['ar', 0, 'هذا المشروع غير موجود.'],
    ] as const) {
      const headers = { 'Accept-Language': language };
      expect((await read(`${LIST}?search=oak`, headers)).body as Project[]).toHaveLength(found);
      const unknown = await read(`${LIST}/${'0'.repeat(24)}`, headers);
      expect(unknown.body).toMatchObject({ statusCode: 404, message: sentence });
      expect(cacheStatus(unknown)).toBe('');
    }
  });

  it('is another one for each language that decides the order', async () => {
    await postProject(app, projectTexts({ name: 'Ash', arName: 'ي' }));
    await postProject(app, projectTexts({ name: 'Oak', arName: 'ب' }));
    await isSettled(app);
    const sorted = (language: string) => read(`${LIST}?sort=name`, { 'Accept-Language': language });
    // Sent concurrently: the second request must not share the response of the first.
    const loaded = await Promise.all(['en', 'ar'].map(sorted));
    const cached = [await sorted('en'), await sorted('ar')];
    expect(cached.map(isHit)).toEqual([true, true]);
    for (const answers of [loaded, cached]) {
      const first = answers.map(({ body }) => (body as [Project])[0].name);
      expect(first).toEqual(['Ash', 'Oak']);
    }
  });

  it('is read once for concurrent requests', async () => {
    await isSettled(app);
    const slow = slowReader();
    let asking = 0;
    const count = () => void asking++;
    app.server.on('request', count);
    const reads = Array.from({ length: 50 }, () => read(LIST));
    await until(() => asking === 50);
    slow.goOn();
    const answers = await Promise.all(reads);
    app.server.off('request', count);
    expect(slow.calls()).toBe(1);
    slow.restore();
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('is not filled by a read that started before a change', async () => {
    await postBox('before');
    const slow = slowReader();
    await app.contentChanged();
    const late = read(BOXES);
    await until(() => slow.calls() > 0);
    await postBox('after');
    // A read after the change must not join a load that began before it.
    expect((await read(BOXES)).body).toHaveLength(2);
    slow.goOn();
    slow.restore();
    expect((await late).body).toHaveLength(1);
    expect((await read(BOXES)).body).toHaveLength(2);
  });
});
