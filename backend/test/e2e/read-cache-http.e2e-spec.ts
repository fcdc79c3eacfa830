import type { Project } from '@manjara/contracts';
import { mongo } from 'mongoose';
import { brotliDecompressSync } from 'node:zlib';
import { projectTexts } from '../support/factories/project.factory';
import { cacheStatus, isHit, isSettled, postProject, type Raw, raw, visit } from '../support/reads';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';

const LIST = '/api/projects';
const COLLECTIONS = ['projects', 'boxes'];

const postBox = (app: TestApp, admin: string, name: string) =>
  app.http
    .post('/api/content/boxes')
    .set('Authorization', admin)
    .send({ boxTitle: name, arBoxTitle: name, boxText: name, arBoxText: name })
    .expect(201);

/** Keeps the first that reads a list from the database waiting after it has read. */
function slowReader() {
  let goOn: () => void = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const { toArray } = mongo.FindCursor.prototype;
  const spy = jest
    .spyOn(mongo.FindCursor.prototype, 'toArray')
    .mockImplementationOnce(async function (this: mongo.FindCursor) {
      const found = await toArray.call(this);
      await held;
      return found as never;
    });
  const restore = () => spy.mockRestore();
  return { goOn: () => goOn(), calls: () => spy.mock.calls.length, restore };
}

describe('an answer from memory', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(async () => {
    await app.clear(...COLLECTIONS);
    await isSettled(app);
  });
  afterAll(() => app.stop());

  const read = (path: string, headers = {}) => visit(app.server, path, headers);

  it('has what every answer has, and an id of its own', async () => {
    await read(LIST);
    const [one, other] = [await read(LIST), await read(LIST)];
    expect([isHit(one), isHit(other)]).toEqual([true, true]);
    expect(one.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'x-total-count': '0',
      etag: expect.stringMatching(/^"[^"]+"$/) as string,
      vary: 'Accept-Encoding',
    });
    const idOf = ({ headers }: typeof one) =>
      String((headers as Record<string, string>)['x-request-id']);
    expect(idOf(one)).not.toBe(idOf(other));
    expect(idOf(await read(LIST, { 'X-Request-Id': 'trace-12345678' }))).toBe('trace-12345678');
  });

  it('is compressed by brotli beside the first answers, not before them', async () => {
    await postProject(app, admin, projectTexts({ description: 'Oak. '.repeat(200) }));
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
    expect(answer!.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(answer!.headers['content-length']).toBe(String(answer!.bytes.length));
    expect(answer!.headers.etag).not.toBe(plain.headers.etag);
    expect((await raw(app, LIST)).bytes).toEqual(plain.bytes);
    expect((await raw(app, LIST, { 'Accept-Encoding': 'gzip, br;q=0' })).bytes).toEqual(
      plain.bytes,
    );
    // Whoever has one form has the answer.
    for (const etag of [answer!.headers.etag, plain.headers.etag, `W/${plain.headers.etag}`]) {
      const unchanged = await raw(app, LIST, { ...accepting, 'If-None-Match': `"x", ${etag}` });
      expect(unchanged).toMatchObject({ status: 304, bytes: Buffer.alloc(0) });
      expect(unchanged.headers['content-type']).toBeUndefined();
      expect(unchanged.headers['content-security-policy']).toBeUndefined();
    }
  });

  it('is 304 to who has it, also when it is not in memory, and no longer after a change', async () => {
    const { etag } = (await read(LIST)).headers as { etag: string };
    await app.contentChanged();
    await isSettled(app);
    const first = await read(LIST, { 'If-None-Match': etag });
    const second = await read(LIST, { 'If-None-Match': etag });
    expect([first.status, second.status]).toEqual([304, 304]);
    expect([isHit(first), isHit(second)]).toEqual([false, true]);
    await postProject(app, admin);
    expect((await read(LIST, { 'If-None-Match': etag })).status).toBe(200);
  });

  it('tells of what lies outside of it, too', async () => {
    const part = `${LIST}?limit=1&page=1&sort=name&lang=en`;
    await postProject(app, admin, projectTexts({ name: 'Ash' }));
    const before = await read(part);
    await postProject(app, admin, projectTexts({ name: 'Walnut' }));
    const after = await read(part);
    expect(after.body).toEqual(before.body);
    expect(after.headers).toMatchObject({ 'x-total-count': '2' });
    expect((after.headers as { link: string }).link).toContain('rel="next"');
  });

  it('is the same to HEAD, without its body', async () => {
    await isSettled(app);
    const before = await app.http.head(LIST).expect(200);
    const whole = await read(LIST);
    const after = await app.http.head(LIST).expect(200);
    expect([isHit(before), isHit(whole), isHit(after)]).toEqual([false, false, true]);
    for (const { headers, text } of [before, after]) {
      expect(headers['content-length']).toBe(whole.headers['content-length']);
      expect(text).toBeFalsy();
    }
  });

  it('is one for all orders of a query, and none for what no query has', async () => {
    await read(`${LIST}?limit=5&page=1&category=Education&category=Hotels`);
    const same = await read(`${LIST}?category=Hotels&page=1&category=Education&limit=5`);
    expect(isHit(same)).toBe(true);
    for (const query of ['?x=1', '?page=1&utm_source=x', '?page=1&page=2', '?__proto__=1']) {
      for (let time = 0; time < 2; time++) {
        expect(cacheStatus(await read(`${LIST}${query}`))).toBe('');
      }
    }
  });

  it('is of the language that is accepted where that decides', async () => {
    await postProject(app, admin, projectTexts({ name: 'Oak', arName: 'سنديان' }));
    const found = async (language: string) =>
      ((await read(`${LIST}?search=oak`, { 'Accept-Language': language })).body as Project[])
        .length;
    for (let time = 0; time < 2; time++) {
      expect([await found('ar'), await found('en')]).toEqual([0, 1]);
    }
  });

  it('is never an error, and each is told in its own language', async () => {
    const unknown = `${LIST}/${'0'.repeat(24)}`;
    for (const [language, sentence] of [
      ['en', 'This project does not exist.'],
      ['ar', 'هذا المشروع غير موجود.'],
    ] as const) {
      const answer = await read(unknown, { 'Accept-Language': language });
      expect(answer.status).toBe(404);
      expect((answer.body as { message: string }).message).toBe(sentence);
      expect(cacheStatus(answer)).toBe('');
    }
    expect((await read(`${LIST}?page=0`)).status).toBe(400);
  });

  it('is read from the database once for all who ask at the same time', async () => {
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

  it('is not what a slow reader began to read before a change', async () => {
    await postBox(app, admin, 'before');
    const path = '/api/content/boxes';
    const slow = slowReader();
    await app.contentChanged();
    const late = read(path);
    await until(() => slow.calls() > 0);
    await postBox(app, admin, 'after');
    const titles = ({ body }: { body: unknown }) =>
      (body as { boxTitle: string }[]).map(({ boxTitle }) => boxTitle);
    // Whoever comes after the change does not join who came before it.
    expect(titles(await read(path))).toEqual(['before', 'after']);
    slow.goOn();
    slow.restore();
    expect(titles(await late)).toEqual(['before']);
    expect(titles(await read(path))).toEqual(['before', 'after']);
  });

  it('is read anew when somebody writes to the database by hand, after a minute', async () => {
    await isSettled(app);
    await read('/api/content/boxes');
    await app.connection.collection('boxes').insertOne({ boxTitle: 'by hand' });
    expect((await read('/api/content/boxes')).body).toEqual([]);
    const now = Date.now.bind(Date);
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
    const found = (await read('/api/content/boxes')).body as unknown[];
    later.mockRestore();
    expect(found.length).toBe(1);
  });
});
