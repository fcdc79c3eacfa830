import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { type FormSpec, readForm } from './read-form';
import { UploadedFile } from './uploaded-file';

const SPEC: FormSpec = { files: ['image'], lists: { gallery: 3 } };

describe('readForm', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'forms-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const part = (name: string, content: string, filename?: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"` +
    `${filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`}` +
    `\r\n\r\n${content}\r\n`;

  const asRequest = (stream: Readable): IncomingMessage =>
    Object.assign(stream, {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }) as unknown as IncomingMessage;

  const read = (...parts: string[]) =>
    readForm(asRequest(Readable.from([Buffer.from(`${parts.join('')}--b--\r\n`)])), SPEC, {
      fileMb: 0.001,
      directory: () => Promise.resolve(folder),
    });

  const contentOf = (value: unknown) => readFile((value as UploadedFile).path, 'utf8');

  it('reads texts and files', async () => {
    const { name, image } = await read(part('name', 'مجلس'), part('image', 'bytes', 'قاعة.png'));
    expect(name).toBe('مجلس');
    expect(image).toMatchObject({ name: 'قاعة.png', size: 5 });
    expect(image).toBeInstanceOf(UploadedFile);
    expect(await contentOf(image)).toBe('bytes');
  });

  it('keeps the order of a list across texts and files', async () => {
    const { gallery } = await read(
      part('gallery', '/one'),
      part('gallery', 'second', 'a.png'),
      part('gallery', '/three'),
    );
    const [one, two, three] = gallery as unknown[];
    expect([one, three]).toEqual(['/one', '/three']);
    expect(await contentOf(two)).toBe('second');
  });

  it('does not wait for who had gone before', async () => {
    const left = new PassThrough();
    left.destroy();
    const reading = readForm(asRequest(left), SPEC, {
      fileMb: 0.001,
      directory: () => Promise.resolve(folder),
    });
    await expect(reading).rejects.toMatchObject({ status: 400 });
  });

  it('gives up a form that does not come to its end in time, and keeps nothing of it', async () => {
    const slow = new PassThrough();
    slow.write(part('image', 'half of it', 'a.png').slice(0, -4));
    const reading = readForm(asRequest(slow), SPEC, {
      fileMb: 0.001,
      directory: () => Promise.resolve(folder),
      withinMs: 50,
    });
    await expect(reading).rejects.toMatchObject({ status: 400 });
    // What still comes is read and dropped, so that the answer is heard.
    expect(slow.readableFlowing).toBe(true);
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
    const fields = await read(part('__proto__', 'x'), part('constructor', 'y'));
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each([
    ['a file over the limit', part('image', 'x'.repeat(1_001), 'a.png'), 413],
    ['a second file of one field', part('image', 'x', 'a') + part('image', 'y', 'b'), 400],
    ['a list that is too long', part('gallery', 'x').repeat(4), 400],
    [
      'a list that is too long with its files',
      part('gallery', 'x').repeat(3) + part('gallery', 'y', 'a.png'),
      400,
    ],
    ['a text over the limit', part('name', 'x'.repeat(65_537)), 413],
    ['a header without an end', '--b\r\nContent-Disposition: form-data; name="x"', 400],
  ])('refuses %s', async (_what, parts, status) => {
    await expect(read(parts)).rejects.toMatchObject({ status });
  });

  it('accepts a file that reaches the limit', async () => {
    const { image } = await read(part('image', 'x'.repeat(1_000), 'a.png'));
    expect(image).toMatchObject({ size: 1_000 });
  });

  it('refuses as soon as it knows, and reads the rest without keeping it', async () => {
    const request = new PassThrough();
    const reading = readForm(asRequest(request), SPEC, {
      fileMb: 0.001,
      directory: () => Promise.resolve(folder),
    });
    request.write(part('image', 'x'.repeat(5_000), 'a.png'));
    await expect(reading).rejects.toMatchObject({ status: 413 });
    for (let n = 0; n < 50; n++) request.write(Buffer.alloc(100_000));
    request.end();
    await expect(new Promise((resolve) => request.on('end', resolve))).resolves.toBeUndefined();
  });

  it('does not blame the form for a disk that is full', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const reading = readForm(
      asRequest(Readable.from([`${part('image', 'x', 'a.png')}--b--\r\n`])),
      SPEC,
      {
        fileMb: 1,
        directory: () => Promise.reject(full),
      },
    );
    await expect(reading).rejects.toBe(full);
  });

  it('gives up when the client goes away in the middle of a file', async () => {
    const request = new PassThrough();
    const reading = readForm(asRequest(request), SPEC, {
      fileMb: 1,
      directory: () => Promise.resolve(folder),
    });
    request.write(part('image', 'half of it', 'a.png').slice(0, -4));
    request.emit('aborted');
    await expect(reading).rejects.toMatchObject({ status: 400, code: 'form_broken' });
  });

  it.each([undefined, 'application/json', 'multipart/mixed; boundary=b', 'multipart/form-data'])(
    'asks for a form instead of %s',
    async (type) => {
      const request = Object.assign(Readable.from([]), { headers: { 'content-type': type } });
      await expect(
        readForm(request as unknown as IncomingMessage, SPEC, {
          fileMb: 1,
          directory: () => Promise.resolve(folder),
        }),
      ).rejects.toMatchObject({ status: 415 });
    },
  );
});
