import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ImageProcessor } from '../../src/images/image-processor';
import { fixturePath, PICTURE_FIXTURES } from '../support/picture-fixtures';
import { picture, svg } from '../support/pictures';
import { TestApp } from '../support/test-app';

const PREVIEW = '/api/files/preview';
const PER_MINUTE = 200;
const MAX_WAITING = 20;

jest.setTimeout(120_000);

describe('POST /api/files/preview', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start({ trustProxy: 1 }, { images: 'real' });
    admin = await app.signIn();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const preview = (bytes: Buffer, name: string) =>
    app.http
      .post(PREVIEW)
      .set('Authorization', admin)
      .set('Accept-Language', 'en')
      .attach('image', bytes, name);

  it('shows a picture as it will be shown, the formats of cameras included', async () => {
    const shown = ['photo.heic', 'cmyk.tiff', 'animated.gif', 'designed.svg'];
    const fixtures = PICTURE_FIXTURES.filter(({ file }) => shown.includes(file));
    expect(fixtures).toHaveLength(shown.length);
    for (const { file, format, width, height, animated } of fixtures) {
      const { status, headers, body } = await preview(readFileSync(fixturePath(file)), file);
      const type = format === 'svg' ? 'image/svg+xml' : 'image/webp';
      expect({ file, status, type: headers['content-type'] }).toEqual({ file, status: 200, type });
      if (format === 'svg') continue;
      const made = await sharp(body as Buffer).metadata();
      const factor = Math.min(1, 640 / width);
      expect([file, made.format, made.width, made.pageHeight ?? made.height]).toEqual([
        file,
        'webp',
        Math.round(width * factor),
        Math.round(height * factor),
      ]);
      expect((made.pages ?? 1) > 1).toBe(animated);
    }
  });

  it('stores nothing, and lets nobody keep it', async () => {
    const { headers } = await preview(await picture('tiff'), 'hall.tiff').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(await app.countVariants()).toEqual({ files: 0, chunks: 0 });
  });

  it('takes what could run out of a drawing', async () => {
    const { body } = await preview(svg('<script>alert(1)</script>'), 'logo.svg').expect(200);
    expect(String(body)).not.toContain('script');
  });

  it('says what is wrong with a file, as saving it would', async () => {
    const text = await preview(Buffer.from('Walnut, twelve boards.'), 'notes.heic').expect(415);
    expect((text.body as { message: string }).message).toContain('notes.heic');
    const half = (await picture('png', { width: 400, height: 400 })).subarray(0, 200);
    await preview(half, 'half.png').expect(422);
  });

  it('makes one at a time, and refuses more than wait in reason', async () => {
    const images = app.app.get(ImageProcessor);
    const inspect = images.inspect.bind(images);
    let atOnce = 0;
    let most = 0;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    jest.spyOn(images, 'inspect').mockImplementation(async (file) => {
      most = Math.max(most, ++atOnce);
      await begun;
      return inspect(file).finally(() => atOnce--);
    });
    const bytes = await picture('tiff');
    const requests = Array.from({ length: MAX_WAITING + 3 }, async () => {
      const { status, headers } = await preview(bytes, 'hall.tiff');
      if (status === 503) begin();
      return [status, headers['retry-after']] as const;
    });
    const answers = await Promise.all(requests);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(MAX_WAITING + 1);
    expect(answers.filter(([status, after]) => status === 503 && after === '5')).toHaveLength(2);
    expect(most).toBe(1);
  });

  it('holds each client to so many a minute', async () => {
    const ask = async (client: string) => {
      const request = app.http.post(PREVIEW).set('Authorization', admin);
      return (await request.set('X-Forwarded-For', client)).status;
    };
    for (let n = 0; n < PER_MINUTE; n++) expect(await ask('192.0.2.1')).toBe(415);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(415);
  });
});
