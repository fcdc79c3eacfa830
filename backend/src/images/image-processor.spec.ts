import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  fixturePath,
  PICTURE_FIXTURES,
  type PictureFixture,
} from '../../test/support/picture-fixtures';
import { encodingsOf, type PictureTraits, type VariantKey, widthsOf } from './encodings';
import { ImageProcessor } from './image-processor';

/** Added to the fixture's tolerance for lossy encodings. */
const ENCODED = 8;

// Variants have the same file name here; sharp would return its cached first one.
sharp.cache(false);

describe('ImageProcessor', () => {
  const pictures = new ImageProcessor();
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'pictures-'))));
  afterAll(async () => {
    pictures.onModuleDestroy();
    pictures.onApplicationShutdown();
    await rm(folder, { recursive: true });
  });

  const inspect = async (file: string) => {
    const path = fixturePath(file);
    return pictures.inspect({ path, originalname: 'a name', size: (await stat(path)).size });
  };
  const render = (file: string, traits: PictureTraits, variants: readonly VariantKey[]) =>
    pictures.render({ path: fixturePath(file), traits }, variants, folder, { urgent: true });

  describe.each(PICTURE_FIXTURES)('$what ($file)', (fixture) => {
    it('is detected by its content, and gets a placeholder in its colours', async () => {
      const { file, format, width, height, animated, transparent } = fixture;
      const { placeholder = '', ...traits } = await inspect(file);
      expect(traits).toMatchObject({ format, width, height, animated, transparent });
      expect(placeholder.length).toBeLessThanOrEqual(600);
      const bytes = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16 });
      if (fixture.colours) await expectQuadrants(bytes, fixture, 40);
    });

    it.each([...encodingsOf(fixture)])('is rendered as %s', async (encoding) => {
      const [variant] = await render(fixture.file, fixture, [{ width: 320, encoding }]);
      expect(variant).toMatchObject({ width: 320, encoding });
      const bytes = await readFile(variant?.path ?? '');
      expect(bytes.length).toBe(variant?.size);
      const metadata = await sharp(bytes, { animated: true }).metadata();
      const { animated, transparent } = fixture;
      const width = Math.min(fixture.width, 320);
      const height = Math.round((fixture.height * width) / fixture.width);
      expect(metadata).toMatchObject({
        format: encoding === 'avif' ? 'heif' : encoding,
        width,
      });
      expect(metadata.pages ?? 1).toBe(animated ? 3 : 1);
      expect(metadata.pageHeight ?? metadata.height).toBe(height);
      for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments'] as const) {
        expect(metadata[kind]).toBeUndefined();
      }
      if (!animated) expect(metadata.hasAlpha).toBe(transparent);
      await expectQuadrants(bytes, fixture, ENCODED);
    });
  });

  it.each([
    ['animated.gif', 'webp'],
    ['animated.gif', 'gif'],
    ['animated.webp', 'webp'],
    ['animated.webp', 'gif'],
  ] as const)('keeps how %s moves as %s', async (file, encoding) => {
    const traits = await inspect(file);
    const [variant] = await render(file, traits, [{ width: 320, encoding }]);
    const frames = await sharp(variant?.path, { animated: true }).metadata();
    expect(frames).toMatchObject({ pages: 3, delay: [100, 200, 300], loop: 2 });
    const third = await readFile(variant?.path ?? '');
    const [red, green, blue, yellow] = PICTURE_FIXTURES[0]?.colours ?? [];
    await expectQuadrants(
      await sharp(third, { page: 2 }).png().toBuffer(),
      { colours: [blue, yellow, red, green] as PictureFixture['colours'], tolerance: 10 },
      ENCODED,
    );
  });

  it('renders all variants of a call, none enlarged', async () => {
    const path = join(folder, 'large.jpg');
    await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c8955a' } })
      .jpeg()
      .toFile(path);
    const traits = await pictures.inspect({ path, originalname: 'large.jpg', size: 1 });
    const variants = widthsOf(traits).flatMap((width) =>
      encodingsOf(traits).map((encoding) => ({ width, encoding })),
    );
    const rendered = await pictures.render({ path, traits }, variants, folder, { urgent: false });
    expect(rendered).toHaveLength(15);
    expect(new Set(rendered.map((variant) => variant.path)).size).toBe(15);
    for (const variant of rendered) {
      const width = Math.min(variant.width ?? 0, 1000);
      expect(await sharp(variant.path).metadata()).toMatchObject({ width, height: width / 2 });
    }
  });

  it('shrinks pictures that are too tall for the encoders', async () => {
    const path = join(folder, 'tall.png');
    await sharp({ create: { width: 100, height: 20_000, channels: 3, background: '#c8955a' } })
      .png()
      .toFile(path);
    const traits = await pictures.inspect({ path, originalname: 'tall.png', size: 1 });
    expect(traits).toMatchObject({ width: 100, height: 20_000 });
    const variants = encodingsOf(traits).map((encoding) => ({ width: 320 as const, encoding }));
    for (const variant of await pictures.render({ path, traits }, variants, folder, {
      urgent: true,
    })) {
      expect(await sharp(variant.path).metadata()).toMatchObject({ width: 82, height: 16_383 });
    }
  });
});

/** Checks the middle of each quadrant, to detect a wrong orientation, channel order or profile. */
async function expectQuadrants(
  picture: Buffer,
  { colours, tolerance }: Pick<PictureFixture, 'colours' | 'tolerance'>,
  more: number,
): Promise<void> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  colours?.forEach((colour, quadrant) => {
    const x = Math.floor(info.width * (quadrant % 2 ? 0.75 : 0.25));
    const y = Math.floor(info.height * (quadrant > 1 ? 0.75 : 0.25));
    const start = (y * info.width + x) * info.channels;
    const seen = [...data.subarray(start, start + 3)];
    const off = Math.max(...colour.map((value, i) => Math.abs(value - (seen[i] ?? Infinity))));
    if (off > tolerance + more) throw new Error(`Quadrant ${quadrant} is ${seen}, not ${colour}.`);
  });
}
