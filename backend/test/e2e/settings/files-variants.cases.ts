import { type Image, PICTURE_WIDTHS, type Project } from '@manjara/contracts';
import sharp from 'sharp';
import { ImageProcessor } from '../../../src/images/image-processor';
import { fixturePath, PICTURE_FIXTURES } from '../../support/picture-fixtures';
import { noisyPicture, picture, svg } from '../../support/pictures';
import { ACCEPT, fileIdOf, StoredPictures } from '../../support/stored-pictures';
import { useApp } from '../../support/test-app';

/** Formats that not every browser can show. */
const UNCOMMON = ['photo.heic', 'cmyk.tiff', 'animated.gif'];

describe('the variants of a picture', () => {
  const app = useApp({}, { images: 'real' });
  const pictures = new StoredPictures(app);
  beforeEach(() => app.clear('projects'));
  afterEach(() => jest.restoreAllMocks());

  const stored = async (bytes: Buffer, name?: string): Promise<Image> =>
    (await pictures.store(bytes, name)).image;

  it('are chosen by Accept; AVIF is served only once it is rendered', async () => {
    const { url } = await stored(await picture('png', { width: 300, height: 100 }));
    const first = await pictures.fetch(url, { accept: ACCEPT.avif }).expect(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=60',
    });
    expect(await sharp(first.body as Buffer).metadata()).toMatchObject({ width: 300 });
    for (const [who, accept, type, format] of [
      ['today', ACCEPT.avif, 'image/avif', 'heif'],
      ['without AVIF', ACCEPT.webp, 'image/webp', 'webp'],
      ['of long ago', ACCEPT.old, 'image/jpeg', 'jpeg'],
      ['that takes only what there is not', 'text/html', 'image/jpeg', 'jpeg'],
      ['that refuses both', 'image/avif;q=0, image/webp;q=0.0, */*', 'image/jpeg', 'jpeg'],
      ['that prefers less', 'image/webp;q=0.1, image/jpeg', 'image/webp', 'webp'],
    ] as const) {
      const { headers, body } = await pictures.fetchBest(url, { accept });
      const made = await sharp(body as Buffer).metadata();
      expect({ who, type: headers['content-type'], ...made }).toMatchObject({
        who,
        type,
        format,
        width: 300,
        height: 100,
      });
    }
    const { headers } = await pictures.fetch(url).expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    await pictures
      .fetch(url, { accept: ACCEPT.avif })
      .set('If-None-Match', String(first.headers.etag))
      .expect(200)
      .expect('Content-Type', 'image/avif');
  });

  it('gets WebP variants of all widths after an upload, without a request', async () => {
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

  it.each(PICTURE_FIXTURES.filter(({ file }) => UNCOMMON.includes(file)))(
    'are made of $what that nothing uses yet, for who has uploaded it',
    async ({ file, width, height, animated }) => {
      const upload = app.asAdmin.post('/api/pictures');
      const image = (await upload.attach('image', fixturePath(file)).expect(201)).body as Image;
      expect(image).toMatchObject({ width, height });
      const wanted = { w: 640, accept: ACCEPT.webp } as const;
      const { headers, body } = await pictures.fetch(image.url, wanted).expect(200);
      expect(headers['content-type']).toBe('image/webp');
      const made = await sharp(body as Buffer).metadata();
      const factor = Math.min(1, 640 / width);
      expect(made.width).toBe(Math.round(width * factor));
      expect(made.pageHeight ?? made.height).toBe(Math.round(height * factor));
      expect((made.pages ?? 1) > 1).toBe(animated);
    },
  );

  it('serves a drawing as a picture at every width, and never the file itself', async () => {
    const script = '<script>alert("oak")</script><circle r="9" onclick="alert(1)"/>';
    const { url, width, height } = await stored(svg(script), 'logo.svg');
    expect({ width, height }).toEqual({ width: 2400, height: 1200 });
    for (const [w, accept, type] of [
      [undefined, ACCEPT.webp, 'webp'],
      [320, ACCEPT.old, 'png'],
      [2880, 'image/svg+xml', 'png'],
    ] as const) {
      const { headers, body } = await pictures.fetch(url, { w, accept }).expect(200);
      expect(headers).toMatchObject({
        'content-type': `image/${type}`,
        'content-disposition': `inline; filename=logo.${type}`,
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const expected = { format: type, width: Math.min(w ?? 1920, 2400), hasAlpha: true };
      expect(await sharp(body as Buffer).metadata()).toMatchObject(expected);
    }
  });

  it('serves a drawing that an older version stored, small and cleaned, as a large picture', async () => {
    const { _id, image } = await pictures.store(svg('<circle r="9"/>'), 'logo.svg');
    const file = fileIdOf(image.url);
    const collection = (name: string) => app.connection.collection(name);
    const small = (path: string) => ({ $set: { [`${path}.width`]: 40, [`${path}.height`]: 20 } });
    await collection('fs.files').updateOne({ _id: file }, small('metadata.picture'));
    await collection('projects').updateOne({ 'image.file': file }, small('image'));
    const metadata = { of: file, width: null, encoding: 'svg' };
    await collection('variants.files').insertOne({ filename: 'logo.svg', length: 9, metadata });

    const { body: project } = await app.http.get(`/api/projects/${_id}`).expect(200);
    expect((project as Project).image).toMatchObject({ width: 2400, height: 1200 });
    const wanted = { w: 960, accept: 'image/svg+xml' } as const;
    const { headers, body } = await pictures.fetch(image.url, wanted).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 960, height: 480 });
  });

  describe('that cannot be rendered', () => {
    /** Replaces an original by noise, like a failing disk. */
    async function damage(url: string): Promise<void> {
      const chunks = app.connection.collection('fs.chunks');
      const filter = { files_id: fileIdOf(url) };
      const [{ data } = { data: undefined }] = await chunks.find(filter).toArray();
      const { length } = (data as { buffer: Buffer }).buffer;
      await chunks.updateOne(filter, { $set: { data: Buffer.alloc(length, 0x5a) } });
      await app.connection.collection('variants.files').deleteMany({});
    }

    it('are refused with a message, and not retried for every request', async () => {
      const { url } = await stored(await picture('jpeg', { width: 330 }));
      await pictures.warm(url, 2);
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
  });
});
