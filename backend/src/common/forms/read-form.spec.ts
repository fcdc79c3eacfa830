import type { Request } from 'express';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { type FormLimits, readForm } from './read-form';
import type { UploadedFile } from './uploaded-file';

const TYPE = '\r\nContent-Type: application/octet-stream';
const FIELDS = new Map(Object.entries({ image: 1, 'images[0]': 1, gallery: 3 }));

describe('readForm', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'forms-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const part = (name: string, content: string, filename?: string) => {
    const file = filename === undefined ? '' : `; filename="${filename}"${TYPE}`;
    return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  };

  const start = (
    stream: Readable,
    limits: Partial<FormLimits> = {},
    type = 'multipart/form-data; boundary=b',
  ) => {
    const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
    const request = Object.assign(stream, { headers }) as unknown as Request;
    return readForm(request, FIELDS, {
      fileMb: 0.001,
      directory: () => Promise.resolve(folder),
      ...limits,
    });
  };
  const read = (...parts: string[]) =>
    start(Readable.from([Buffer.from(`${parts.join('')}--b--\r\n`)]));

  /** Replaces files by their contents. */
  const contentsOf = (values: unknown) =>
    Promise.all(
      (values as (string | UploadedFile)[]).map((value) =>
        typeof value === 'string' ? Promise.resolve(value) : readFile(value.path, 'utf8'),
      ),
    );
  const expectNoFiles = async () => expect(await readdir(folder)).toEqual([]);

  it.each([
    [part('gallery', 'a file', 'a.png'), part('gallery', 'another', 'b.png'), part('gallery', '/')],
    [part('gallery', '/one'), part('gallery', 'a file', 'a.png'), part('gallery', '/three')],
  ])('keeps the order of a list across texts and files', async (...parts) => {
    const sent = parts.map((each) => each.split('\r\n\r\n')[1]?.trim());
    expect(await contentsOf((await read(...parts)).gallery)).toEqual(sent);
  });

  it('reads names with brackets as they are sent', async () => {
    const fields = await read(part('images[0]', 'bytes', 'a.png'), part('images[0]_alt', 'A hall'));
    expect(fields).toMatchObject({ 'images[0]_alt': 'A hall' });
    expect(await contentsOf([fields['images[0]']])).toEqual(['bytes']);
  });

  it('has no field for an untouched file input, and writes no file of a field that takes none', async () => {
    const untouched = part('image', '', '');
    const foreign = [part('name', 'bytes', 'a.png'), part('other', 'x', 'b.png')];
    expect(Object.keys(await read(untouched, ...foreign))).toEqual([]);
    await expectNoFiles();
  });

  it('does not let a field name change a prototype', async () => {
    const fields = await read(
      part('__proto__', 'x'),
      part('constructor', 'y'),
      part('constructor', 'z', 'a.png'),
      part('a[__proto__]', 'z'),
    );
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each([
    ['a file over the limit', part('image', 'x'.repeat(1_001), 'a.png'), 413],
    ['a second file of one field', part('image', 'x', 'a') + part('image', 'y', 'b'), 400],
    ['a file after a text of one field', part('image', 'x') + part('image', 'y', 'b'), 400],
    ['a list that is too long', part('gallery', 'x').repeat(4), 400],
    [
      'a list that is too long with its files',
      part('gallery', 'x').repeat(3) + part('gallery', 'y', 'a.png'),
      400,
    ],
    ['a text over the limit', part('name', 'x'.repeat(65_537)), 413],
    ['a list with a place far away', part('images[4000000000]', 'x'), 400],
    ['names nested without end', part(`a${'[b]'.repeat(1_000)}`, 'x'), 400],
    ['a header without an end', '--b\r\nContent-Disposition: form-data; name="x"', 400],
  ])('refuses %s, and keeps nothing of it', async (_what, parts, status) => {
    await expect(read(parts)).rejects.toMatchObject({ status });
    await expectNoFiles();
  });

  it('reports a full disk as a server error', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const body = Readable.from([`${part('image', 'x', 'a.png')}--b--\r\n`]);
    await expect(start(body, { directory: () => Promise.reject(full) })).rejects.toBe(full);
  });

  it.each<[string, Partial<FormLimits>]>([
    ['goes away in the middle of a file', {}],
    ['takes too long', { withinMs: 50 }],
  ])('stops reading from a client that %s', async (_what, limits) => {
    const request = new PassThrough();
    request.write(part('image', 'half of it', 'a.png').slice(0, -4));
    const fields = start(request, limits);
    if (limits.withinMs === undefined) setTimeout(() => request.destroy(), 50);
    await expect(fields).rejects.toMatchObject({ status: 400, code: 'form_broken' });
    expect(request.destroyed).toBe(true);
    await expectNoFiles();
  });

  it.each(['application/json', 'multipart/mixed; boundary=b', 'multipart/form-data'])(
    'asks for a form instead of %s',
    (type) => expect(start(Readable.from([]), {}, type)).rejects.toMatchObject({ status: 415 }),
  );
});
