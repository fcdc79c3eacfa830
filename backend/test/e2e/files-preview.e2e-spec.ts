import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ImageProcessor } from '../../src/images/image-processor';
import { fixturePath, PICTURE_FIXTURES } from '../support/picture-fixtures';
import { picture, svg } from '../support/pictures';
import { TestApp } from '../support/test-app';

const MAX_WAITING = 20;
/** The formats of cameras and designers, which not every browser shows. */
const SHOWN = ['photo.heic', 'cmyk.tiff', 'animated.gif'];

jest.setTimeout(120_000);

describe('POST /api/files/preview', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start({}, { images: 'real' });
    admin = await app.signIn();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const preview = (bytes: Buffer, name: string) =>
    app.http.post('/api/files/preview').set('Authorization', admin).attach('image', bytes, name);

  it.each(PICTURE_FIXTURES.filter(({ file }) => SHOWN.includes(file)))(
    'shows $what as it will be shown',
    async ({ file, width, height, animated }) => {
      const { headers, body } = await preview(readFileSync(fixturePath(file)), file).expect(200);
      expect(headers['content-type']).toBe('image/webp');
      const made = await sharp(body as Buffer).metadata();
      const factor = Math.min(1, 640 / width);
      expect(made.width).toBe(Math.round(width * factor));
      expect(made.pageHeight ?? made.height).toBe(Math.round(height * factor));
      expect((made.pages ?? 1) > 1).toBe(animated);
    },
  );

  it('renders a drawing, stores nothing, and lets nobody keep it', async () => {
    const { headers, body } = await preview(svg('<script>alert(1)</script>'), 'a.svg').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 640, height: 320 });
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(await app.countVariants()).toEqual({ files: 0, chunks: 0 });
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
      return `${status} ${String(headers['retry-after'])}`;
    });
    const answers = await Promise.all(requests);
    expect(answers.filter((answer) => answer === '200 undefined')).toHaveLength(MAX_WAITING + 1);
    expect(answers.filter((answer) => answer === '503 5')).toHaveLength(2);
    expect(most).toBe(1);
  });
});
