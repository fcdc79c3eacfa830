import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { noisyPicture, picture, svg, turnedPhotograph } from '../../test/support/pictures';
import { ApiError } from '../common/errors/api-error';
import { UploadedFile } from '../common/forms/uploaded-file';
import { inspectPicture } from './inspect-picture';

describe('inspectPicture', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'pictures-'))));
  afterAll(() => rm(folder, { recursive: true }));

  /** A file with these bytes, under a name that says nothing. */
  async function file(bytes: Buffer | string, name = 'upload.dat'): Promise<UploadedFile> {
    const path = join(folder, 'upload');
    await writeFile(path, bytes);
    return new UploadedFile(path, name, bytes.length);
  }
  const inspect = async (bytes: Buffer | string) => inspectPicture(await file(bytes));
  const refusal = async (bytes: Buffer | string, name?: string): Promise<ApiError> => {
    const outcome = await inspectPicture(await file(bytes, name)).catch((error: unknown) => error);
    if (!(outcome instanceof ApiError)) throw new Error('It was accepted.');
    return outcome;
  };

  it.each([
    ['png', 'image/png'],
    ['gif', 'image/gif'],
    ['tiff', 'image/tiff'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ] as const)('reads %s', async (format, contentType) => {
    expect(await inspect(await picture(format))).toMatchObject({
      format,
      contentType,
      width: 32,
      height: 24,
    });
  });

  it('reads a photograph, turned as it is shown', async () => {
    expect(await inspect(await turnedPhotograph())).toMatchObject({
      format: 'jpg',
      contentType: 'image/jpeg',
      width: 40,
      height: 60,
    });
  });

  it.each([
    ['bmp', 'image/bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['ico', 'image/x-icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0])],
    ['heic', 'image/heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('takes %s as it comes', async (format, contentType, bytes) => {
    expect(await inspect(bytes)).toEqual({ format, contentType });
  });

  describe('SVG', () => {
    it.each([
      ['with a declaration', svg()],
      ['with a byte order mark', `\uFEFF${String(svg())}`],
      ['with a comment and a plain doctype', `<!-- x --><!DOCTYPE svg>${String(svg()).slice(21)}`],
    ])('is read %s', async (_what, bytes) => {
      expect(await inspect(bytes)).toMatchObject({
        format: 'svg',
        contentType: 'image/svg+xml',
        width: 40,
        height: 20,
      });
    });

    it.each([
      ['of another namespace', '<svg xmlns="http://example.com/" width="1" height="1"/>'],
      ['inside HTML', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
      ['that is not well-formed', String(svg()).replace('</svg>', '')],
      [
        'that declares entities',
        `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>${String(svg('&a;')).slice(21)}`,
      ],
    ])('is refused %s', async (_what, bytes) => {
      expect((await refusal(bytes)).code).toBe('picture_type_not_accepted');
    });
  });

  it.each([
    ['HTML', '<!doctype html><title>x</title>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n'],
    ['a ZIP', Buffer.from([0x50, 0x4b, 3, 4, ...new Array<number>(30).fill(0)])],
    ['a cursor', Buffer.from([0, 0, 2, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0])],
    ['nothing', ''],
    ['noise', Buffer.from([0xff, 0xfe, 0xfd, 1, 2, 3])],
  ])('refuses %s', async (_what, bytes) => {
    const { status, code, text } = await refusal(bytes, 'file.png');
    expect({ status, code }).toEqual({ status: 415, code: 'picture_type_not_accepted' });
    expect(text.en).toContain('file.png');
    expect(text.en).toContain('jpg, jpeg, png, gif, bmp, tiff, webp, svg, heic, ico, avif');
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('refuses half a %s', async (format) => {
    const whole = await sharp(await noisyPicture())
      .toFormat(format)
      .toBuffer();
    const { status, code } = await refusal(whole.subarray(0, whole.length / 2));
    expect({ status, code }).toEqual({ status: 422, code: 'picture_damaged' });
  });

  it('refuses an animation whose later frames are damaged', async () => {
    const whole = await animation(6);
    expect(await inspect(whole)).toMatchObject({ format: 'gif', width: 64, height: 48 });
    const later = Math.floor(whole.length * 0.7);
    const { code } = await refusal(Buffer.from(whole).fill(0xff, later, later + 200));
    expect(code).toBe('picture_damaged');
  });

  it('refuses a small file that unfolds into more than 100 megapixels', async () => {
    const bomb = await sharp({
      create: { width: 11_000, height: 10_000, channels: 3, background: 'black' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { status, code, text } = await refusal(bomb);
    expect({ status, code }).toEqual({ status: 422, code: 'picture_too_many_pixels' });
    expect(text.en).toContain('at most 100 megapixels');
  });

  it('makes a placeholder that is small enough for a list of a hundred', async () => {
    const { placeholder } = await inspect(await noisyPicture());
    expect(placeholder?.length).toBeLessThanOrEqual(600);
    const bytes = Buffer.from(placeholder?.split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16, height: 5 });
  });

  it('shortens a long name in its sentence and keeps its direction apart', async () => {
    const { text } = await refusal('x', `${'ب'.repeat(300)}.png`);
    expect(text.ar).toContain(`\u2068${'ب'.repeat(80)}\u2069`);
    expect(text.ar).not.toContain('ب'.repeat(81));
  });
});

/** An animated GIF of noise. */
async function animation(frames: number): Promise<Buffer> {
  const shape = { width: 64, height: 48, channels: 3 } as const;
  const sources = await Promise.all(
    Array.from({ length: frames }, async () =>
      sharp(await noisyPicture())
        .resize(shape.width, shape.height)
        .png()
        .toBuffer(),
    ),
  );
  return sharp(sources, { join: { animated: true } })
    .gif()
    .toBuffer();
}
