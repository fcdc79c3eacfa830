import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fixturePath } from '../../test/support/picture-fixtures';
import { noisyPicture } from '../../test/support/pictures';
import { encodingsOf } from './encodings';
import { ImageProcessor } from './image-processor';

const SECRET = /Teak Cameras|Walnut|carpenter|Exif|21\/1|xpacket/;
const EXIF = {
  IFD0: { Make: 'Teak Cameras', Artist: 'The carpenter' },
  IFD2: { LensModel: 'Walnut 50' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 29/1 0/1', GPSLongitudeRef: 'E' },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Walnut carpenter"/></rdf:RDF></x:xmpmeta>';

const small = () => noisyPicture({ width: 40, height: 30 });
const withMetadata = (picture: sharp.Sharp) => picture.withExif(EXIF).withXmp(XMP).toBuffer();

/** A photograph with camera and GPS metadata. */
const photograph = (format: 'jpeg' | 'png' | 'webp' | 'tiff' | 'avif') => async () =>
  withMetadata(sharp(await small()).toFormat(format));
const animation = async () =>
  withMetadata(sharp([await small(), await small()], { join: { animated: true } }).webp());

/** Adds the metadata in a separate `free` box, so that other boxes stay unchanged. */
async function heic(): Promise<Buffer> {
  const data = Buffer.from(`freeExif\0\0MM\0* Teak Cameras Walnut GPS ${XMP}`);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length + size.length);
  return Buffer.concat([await readFile(fixturePath('photo.heic')), size, data]);
}

/** Some programs write metadata into a GIF comment. */
async function gif(): Promise<Buffer> {
  const whole = await sharp(await small())
    .gif()
    .toBuffer();
  const text = Buffer.from('Teak Cameras, Walnut GPS');
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);
  // After the header and its colour table.
  const colours = 13 + 3 * 2 ** ((whole.readUInt8(10) & 7) + 1);
  return Buffer.concat([whole.subarray(0, colours), comment, whole.subarray(colours)]);
}

const drawing = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><!-- Teak Cameras -->' +
      `<metadata>${XMP}</metadata><rect width="40" height="20"/></svg>`,
  );

describe('the metadata of a photograph', () => {
  const pictures = new ImageProcessor();
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'metadata-'))));
  afterAll(async () => {
    pictures.onModuleDestroy();
    pictures.onApplicationShutdown();
    await rm(folder, { recursive: true });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['JPEG', photograph('jpeg')],
    ['PNG', photograph('png')],
    ['WebP', photograph('webp')],
    ['TIFF', photograph('tiff')],
    ['AVIF', photograph('avif')],
    ['HEIC', heic],
    ['animated WebP', animation],
    ['GIF', gif],
    ['SVG', drawing],
  ])('is in no served variant of a %s', async (_what, make) => {
    const bytes = await make();
    expect(bytes.toString('latin1')).toMatch(/Teak Cameras|carpenter/);
    const path = join(folder, 'upload');
    await writeFile(path, bytes);
    const traits = await pictures.inspect({ path, originalname: 'upload', size: bytes.length });
    const width = 320 as const;
    const keys = encodingsOf(traits).map((encoding) => ({ width, encoding }));
    const variants = await pictures.render({ path, traits }, keys, folder, { urgent: true });
    expect(variants).toHaveLength(keys.length);
    const placeholder = Buffer.from(traits.placeholder.split(',')[1] ?? '', 'base64');
    for (const file of [placeholder, ...variants.map((variant) => variant.path)]) {
      const served = Buffer.isBuffer(file) ? file : await readFile(file);
      expect(served.toString('latin1')).not.toMatch(SECRET);
      const { exif, xmp, iptc, comments } = await sharp(served).metadata();
      expect({ exif, xmp, iptc, comments }).toEqual({});
    }
  });
});
