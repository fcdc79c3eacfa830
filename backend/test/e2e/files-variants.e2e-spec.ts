import { type Image, PICTURE_WIDTHS } from '@manjara/contracts';
import sharp from 'sharp';
import { ImageProcessor } from '../../src/images/image-processor';
import { noisyPicture, picture, svg } from '../support/pictures';
import {
  animation,
  photographWithPlace,
  PLACE,
  transparentPicture,
} from '../support/special-pictures';
import { ACCEPT, fileIdOf, StoredPictures } from '../support/stored-pictures';
import { TestApp } from '../support/test-app';

const ANY = { avif: ACCEPT.avif, webp: ACCEPT.webp, old: ACCEPT.old, all: '*/*' };

jest.setTimeout(120_000);

describe('the variants of a picture', () => {
  let app: TestApp;
  let pictures: StoredPictures;
  beforeAll(async () => {
    app = await TestApp.start({}, { images: 'real' });
    pictures = new StoredPictures(app, await app.signIn());
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));
  afterEach(() => jest.restoreAllMocks());

  const stored = async (bytes: Buffer, name?: string): Promise<Image> =>
    (await pictures.store(bytes, name)).image;
  const decoded = async (url: string, accept: string) => {
    const { headers, body } = await pictures.fetchBest(url, { accept });
    const { format, pages, hasAlpha, width, height, pageHeight } = await sharp(body as Buffer, {
      animated: true,
    }).metadata();
    const type = headers['content-type'] ?? '';
    return { type, format, pages, hasAlpha, width, height: pageHeight ?? height };
  };

  it('are chosen by Accept', async () => {
    const { url } = await stored(await noisyPicture());
    for (const [who, accept, type, format] of [
      ['today', ANY.avif, 'image/avif', 'heif'],
      ['without AVIF', ANY.webp, 'image/webp', 'webp'],
      ['of long ago', ANY.old, 'image/jpeg', 'jpeg'],
      ['that takes anything', ANY.all, 'image/jpeg', 'jpeg'],
      ['that takes any picture', 'image/*', 'image/jpeg', 'jpeg'],
      ['that takes only what there is not', 'text/html', 'image/jpeg', 'jpeg'],
      ['that refuses AVIF', 'image/avif;q=0, image/webp, */*', 'image/webp', 'webp'],
      ['that refuses both', 'image/avif;q=0, image/webp;q=0.0, */*', 'image/jpeg', 'jpeg'],
      ['that shouts', 'IMAGE/WEBP', 'image/webp', 'webp'],
      ['that prefers less', 'image/webp;q=0.1, image/jpeg', 'image/webp', 'webp'],
    ]) {
      const got = await decoded(url, accept!);
      expect({ who, ...got }).toMatchObject({ who, type, format, width: 900, height: 300 });
    }
    const { headers } = await pictures.fetch(url).expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('lets nobody wait for AVIF, and serves it as soon as it is there', async () => {
    const { url } = await stored(await noisyPicture());
    const wish = { accept: ACCEPT.avif };
    const first = await pictures.fetch(url, wish).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    });
    expect(await sharp(first.body as Buffer).metadata()).toMatchObject({ width: 900 });
    const later = await pictures.fetchBest(url, wish);
    expect(later.headers['content-type']).toBe('image/avif');
    await pictures
      .fetch(url, wish)
      .set('If-None-Match', String(first.headers.etag))
      .expect(200)
      .expect('Content-Type', 'image/avif');
  });

  it('answers 304 to who has what stands in, for as long as nothing better is there', async () => {
    const { url } = await stored(await noisyPicture());
    const wish = { accept: ACCEPT.avif };
    const release = holdAvif(app.app.get(ImageProcessor));
    const { headers } = await pictures.fetch(url, wish).expect(200);
    const ask = () => pictures.fetch(url, wish).set('If-None-Match', String(headers.etag));
    const again = await ask().expect(304);
    expect(again.headers['cache-control']).toBe('public, max-age=60');
    release();
    await pictures.fetchBest(url, wish);
    await ask().expect(200);
  });

  describe('by width', () => {
    it.each([
      [100, { 320: 100, 640: 100, 960: 100, 1440: 100, 1920: 100 }],
      [320, { 320: 320, 640: 320, 1920: 320 }],
      [500, { 320: 320, 640: 500, 960: 500, 1920: 500 }],
      [2000, { 320: 320, 640: 640, 768: 768, 960: 960, 1440: 1440, 1920: 1920 }],
    ])('never enlarges: %i pixels', async (width, expected) => {
      const { url } = await stored(await picture('jpeg', { width, height: 50 }));
      for (const [asked, real] of Object.entries(expected)) {
        const { body } = await pictures.fetch(`${url}?w=${asked}`).expect(200);
        const metadata = await sharp(body as Buffer).metadata();
        expect([asked, metadata.width]).toEqual([asked, real]);
      }
      const all = await pictures.fetch(url).expect(200);
      expect((await sharp(all.body as Buffer).metadata()).width).toBe(expected[1920]);
    });

    it('makes each file once: wider ones than the picture are one and the same', async () => {
      const { url } = await stored(await picture('jpeg', { width: 500, height: 50 }));
      const tags = [];
      for (const w of PICTURE_WIDTHS) tags.push((await pictures.fetch(url, { w })).headers.etag);
      expect(new Set(tags)).toEqual(new Set([tags[0], tags[1]]));
      const made = app.connection.collection('variants.files');
      const jpegs = { 'metadata.of': fileIdOf(url), 'metadata.encoding': 'jpeg' };
      expect(await made.countDocuments(jpegs)).toBe(2);
    });
  });

  it('makes one variant for all who ask for it at once', async () => {
    const { url } = await stored(await noisyPicture());
    const render = jest.spyOn(app.app.get(ImageProcessor), 'render');
    const asking = Array.from({ length: 12 }, () => pictures.fetch(url, { w: 320 }).expect(200));
    const answers = await Promise.all(asking);
    const [first] = answers;
    for (const { headers, body } of answers) {
      expect(headers.etag).toBe(first?.headers.etag);
      expect((body as Buffer).equals(first?.body as Buffer)).toBe(true);
    }
    const urgent = render.mock.calls.filter(([, , , options]) => options.urgent);
    expect(urgent.map(([, keys]) => keys)).toEqual([[{ width: 320, encoding: 'jpeg' }]]);
  });

  it('has WebP of all widths made after an upload, with nobody asking', async () => {
    const { url } = await stored(await noisyPicture());
    await pictures.warm(url, 4);
    const render = jest.spyOn(app.app.get(ImageProcessor), 'render');
    for (const w of PICTURE_WIDTHS) {
      const { headers } = await pictures.fetch(url, { w, accept: ACCEPT.webp }).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable'),
      });
    }
    expect(render).not.toHaveBeenCalled();
  });

  it('keeps what is transparent transparent', async () => {
    const image = await stored(await transparentPicture());
    expect(image.transparent).toBe(true);
    for (const [accept, type] of [
      [ANY.old, 'image/png'],
      [ANY.webp, 'image/webp'],
      [ANY.avif, 'image/avif'],
    ] as const) {
      expect(await decoded(image.url, accept)).toMatchObject({ type, hasAlpha: true });
    }
    const photograph = await stored(await picture('png'));
    expect(photograph).not.toHaveProperty('transparent');
    expect(photograph).not.toHaveProperty('vector');
  });

  it('keeps what moves moving', async () => {
    const { url } = await stored(await animation(3), 'turning.gif');
    for (const [accept, type] of [
      [ANY.avif, 'image/webp'],
      [ANY.webp, 'image/webp'],
      [ANY.old, 'image/gif'],
    ] as const) {
      expect(await decoded(url, accept)).toMatchObject({ type, pages: 3, width: 64, height: 48 });
    }
  });

  it('serves no byte of where and with what a photograph was taken', async () => {
    const original = await photographWithPlace();
    expect(original.includes(PLACE.camera)).toBe(true);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { url } = await stored(original, 'phone.jpg');
    for (const accept of Object.values(ANY)) {
      for (const w of [320, 1920] as const) {
        await pictures.fetchBest(url, { accept, w });
        const { body } = await pictures.fetch(url, { accept, w });
        const bytes = body as Buffer;
        for (const secret of Object.values(PLACE)) expect(bytes.includes(secret)).toBe(false);
        const { exif, xmp, iptc } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc }).toEqual({});
      }
    }
  });

  it('serves an SVG without its script, at every width, under a policy that forbids any', async () => {
    const script = '<script>alert("oak")</script><rect width="40" height="20" onclick="alert(1)"/>';
    const { url, vector } = await stored(svg(script), 'logo.svg');
    expect(vector).toBe(true);
    for (const w of [undefined, 320, 1920] as const) {
      const { headers, body } = await pictures.fetch(url, { w, accept: ACCEPT.avif }).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-disposition': 'inline; filename=logo.svg',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
        'cache-control': expect.stringContaining('immutable'),
      });
      expect(String(body)).toContain('<rect');
      expect(String(body)).not.toMatch(/script|alert|onclick/);
    }
  });

  describe('that cannot be made', () => {
    /** Puts noise in the place of an original: what a disk that fails may do. */
    async function damage(url: string): Promise<void> {
      const chunks = app.connection.collection('fs.chunks');
      const filter = { files_id: fileIdOf(url) };
      const [{ data } = { data: undefined }] = await chunks.find(filter).toArray();
      const { length } = (data as { buffer: Buffer }).buffer;
      await chunks.updateOne(filter, { $set: { data: Buffer.alloc(length, 0x5a) } });
      await app.connection.collection('variants.files').deleteMany({});
    }

    it('are refused with a sentence, and not tried for every request', async () => {
      const { url } = await stored(await picture('jpeg', { width: 700 }));
      await pictures.warm(url, 3);
      await damage(url);
      const render = jest.spyOn(app.app.get(ImageProcessor), 'render');
      for (const w of PICTURE_WIDTHS) {
        const { body } = await pictures.fetch(url, { w }).expect(422);
        expect(JSON.parse(String(body))).toMatchObject({
          error: 'picture_not_shown',
          message: expect.stringContaining('cannot be shown'),
        });
      }
      expect(render).toHaveBeenCalledTimes(1);
    });

    it('are replaced by one that is ready', async () => {
      const { url } = await stored(await picture('jpeg', { width: 700 }));
      await pictures.warm(url, 3);
      const filter = { 'metadata.encoding': 'webp', 'metadata.width': 640 };
      const kept = await app.connection.collection('variants.files').findOne(filter);
      await damage(url);
      await app.connection.collection('variants.files').insertOne(kept as object);
      const wish = { w: 640, accept: ACCEPT.avif } as const;
      for (let n = 0; n < 2; n++) {
        const { headers } = await pictures.fetch(url, wish).expect(200);
        expect(headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=60',
        });
      }
    });
  });
});

/** Lets no AVIF be made until it is told to. */
function holdAvif(images: ImageProcessor): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const render = images.render.bind(images);
  jest.spyOn(images, 'render').mockImplementation(async (...args) => {
    if (args[1].some(({ encoding }) => encoding === 'avif')) await held;
    return render(...args);
  });
  return release;
}
