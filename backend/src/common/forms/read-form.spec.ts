import type { Request } from 'express';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { type FormLimits, type FormSpec, readForm } from './read-form';
import type { UploadedFile } from './uploaded-file';

const SPEC: FormSpec = { files: ['image', 'images[0]'], lists: { gallery: 3 } };

describe('readForm', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'forms-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const part = (name: string, content: string, filename?: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"` +
    `${filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`}` +
    `\r\n\r\n${content}\r\n`;

  const asRequest = (stream: Readable, type = 'multipart/form-data; boundary=b'): Request =>
    Object.assign(stream, {
      headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
    }) as unknown as Request;

  const start = (request: Request, limits: Partial<FormLimits> = {}) =>
    readForm(request, SPEC, {
      fileMb: 0.001,
      directory: () => Promise.resolve(folder),
      ...limits,
    });

  const read = (...parts: string[]) =>
    start(asRequest(Readable.from([Buffer.from(`${parts.join('')}--b--\r\n`)])));

  const contentOf = (value: unknown) => readFile((value as UploadedFile).path, 'utf8');

  it('reads texts and files', async () => {
    const { name, image } = await read(part('name', 'مجلس'), part('image', 'bytes', 'قاعة.png'));
    expect(name).toBe('مجلس');
    expect(image).toMatchObject({ fieldname: 'image', originalname: 'قاعة.png', size: 5 });
    expect(await contentOf(image)).toBe('bytes');
  });

  it('keeps the order of a list across texts and files', async () => {
    const { gallery } = await read(
      part('gallery', 'first', 'a.png'),
      part('gallery', 'second', 'b.png'),
      part('gallery', '/three'),
    );
    const [first, second, three] = gallery as unknown[];
    expect([await contentOf(first), await contentOf(second), three]).toEqual([
      'first',
      'second',
      '/three',
    ]);
    const other = await read(
      part('gallery', '/one'),
      part('gallery', 'middle', 'a.png'),
      part('gallery', '/three'),
    );
    const [one, middle, last] = other.gallery as unknown[];
    expect([one, await contentOf(middle), last]).toEqual(['/one', 'middle', '/three']);
  });

  it('reads names with brackets as they are sent', async () => {
    const fields = await read(part('images[0]', ''), part('images[0]_alt', 'A hall'));
    expect(fields).toMatchObject({ 'images[0]': '', 'images[0]_alt': 'A hall' });
    const { 'images[0]': file } = await read(part('images[0]', 'bytes', 'a.png'));
    expect(await contentOf(file)).toBe('bytes');
  });

  it('answers a list for a list of one', async () => {
    expect((await read(part('gallery', ''))).gallery).toEqual(['']);
  });

  it('answers a text that comes twice as a list, which no text field accepts', async () => {
    expect((await read(part('name', 'a'), part('name', 'b'))).name).toEqual(['a', 'b']);
  });

  it('has no field for the empty part of an untouched file input', async () => {
    const fields = await read(part('image', '', ''));
    expect(Object.keys(fields)).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes no file of a field that takes none', async () => {
    const fields = await read(part('name', 'bytes', 'a.png'), part('other', 'x', 'b.png'));
    expect(Object.keys(fields)).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('reaches no prototype through the name of a field', async () => {
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
    expect(await readdir(folder)).toEqual([]);
  });

  it('accepts a file that reaches the limit', async () => {
    const { image } = await read(part('image', 'x'.repeat(1_000), 'a.png'));
    expect(image).toMatchObject({ size: 1_000 });
  });

  it('does not blame the form for a disk that is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const body = Readable.from([`${part('image', 'x', 'a.png')}--b--\r\n`]);
    const fields = start(asRequest(body), { directory: () => Promise.reject(full) });
    await expect(fields).rejects.toBe(full);
  });

  const half = () => {
    const request = new PassThrough();
    request.write(part('image', 'half of it', 'a.png').slice(0, -4));
    return request;
  };

  it('gives up when the client goes away in the middle of a file', async () => {
    const request = half();
    const fields = start(asRequest(request));
    setTimeout(() => request.destroy(), 50);
    await expect(fields).rejects.toMatchObject({ status: 400, code: 'form_broken' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not wait for a client that had gone before', async () => {
    const left = new PassThrough();
    left.destroy();
    await expect(start(asRequest(left))).rejects.toMatchObject({ status: 400 });
  });

  it('closes the connection of a form that takes too long', async () => {
    const slow = half();
    const fields = start(asRequest(slow), { withinMs: 50 });
    await expect(fields).rejects.toMatchObject({ status: 400, code: 'form_broken' });
    expect(slow.destroyed).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['application/json', 'multipart/mixed; boundary=b', 'multipart/form-data'])(
    'asks for a form instead of %s',
    async (type) => {
      const fields = start(asRequest(Readable.from([]), type));
      await expect(fields).rejects.toMatchObject({ status: 415 });
    },
  );
});
