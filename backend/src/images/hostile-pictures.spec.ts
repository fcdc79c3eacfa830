import childProcess, { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import * as hostile from '../../test/support/hostile-pictures';
import { LONG } from '../../test/support/long';
import { fixturePath, PICTURE_FIXTURES } from '../../test/support/picture-fixtures';
import { noisyPicture, svg } from '../../test/support/pictures';
import { taskStarted } from '../../test/support/processes';
import { ApiError } from '../common/errors/api-error';
import { ImageProcessor } from './image-processor';

type Bytes = Buffer | string;
type Case = [what: string, make: () => Bytes | Promise<Bytes>];

const fixture = (file: string) => readFile(fixturePath(file));
const followedBy = async (file: string, more: Bytes) =>
  Buffer.concat([await fixture(file), Buffer.from(more)]);

const NO_PICTURES: Case[] = [
  ['HTML', () => '<!doctype html><title>x</title><script>alert(1)</script>'],
  ['XHTML', () => '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['JSON', () => '{"a":1}'],
  ['a PDF', () => '%PDF-1.7\n1 0 obj\n'],
  ['a ZIP', () => Buffer.from([0x50, 0x4b, 3, 4, ...new Array<number>(30).fill(0)])],
  ['a cursor', () => Buffer.from([0, 0, 2, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0])],
  ['nothing', () => ''],
  ['an SVG inside HTML', () => '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
  ['an SVG of another namespace', () => '<svg xmlns="http://example.com/" width="1" height="1"/>'],
];

/** Without the animated PNG: half of it still holds the frame that is shown. */
const HALVED = PICTURE_FIXTURES.filter(({ file }) => file !== 'animated.png');

const DAMAGED: Case[] = [
  ...HALVED.map(({ file, what }): Case => {
    return [
      `half of ${what}`,
      async () => {
        const whole = await fixture(file);
        return whole.subarray(0, whole.length / 2);
      },
    ];
  }),
  ...(['png', 'jpeg', 'webp', 'avif', 'tiff'] as const).map((format): Case => {
    return [
      `most of a large ${format}`,
      async () => {
        const whole = await sharp(await noisyPicture({ width: 300, height: 200 }))
          .toFormat(format)
          .toBuffer();
        return whole.subarray(0, whole.length * 0.9);
      },
    ];
  }),
  ['an animation whose later frames are damaged', damagedAnimation],
  ['text that begins like a BMP', () => `BM${'is a text, and no picture at all. '.repeat(9)}`],
  ['a script that begins like a GIF', () => 'GIF89a/*\0\0*/=1;alert(document.domain)//;'],
  ['an SVG of no size', () => '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>'],
  ['an SVG that is not well-formed', () => String(svg()).replace('</svg>', '')],
];

const UNFOLDING: Case[] = [
  ['PNG', () => hostile.hugePng(30_000)],
  ['interlaced PNG', () => hostile.hugePng(30_000, { interlaced: true })],
  ['JPEG', hostile.hugeJpeg],
  ['BMP', () => hostile.hugeBmp(30_000)],
  ['icon of a bitmap', () => hostile.hugeIcoBitmap(30_000)],
  ['icon of a PNG', () => hostile.hugeIcoPng(30_000)],
  ['HEIC', () => hostile.hugeHeif('photo.heic', 30_000)],
  ['AVIF', () => hostile.hugeHeif('still.avif', 30_000)],
  ['GIF', () => hostile.hugeGif(60_000)],
  ['GIF of many frames', () => hostile.crowdedGif(200, 1_000)],
  ['WebP', hostile.hugeWebp],
  ['TIFF', () => hostile.hugeTiff(30_000)],
];

const COMPLEX: Case[] = [
  ['too many parts', hostile.crowdedSvg],
  ['too deep a tree', hostile.deepSvg],
  ['too long a path', hostile.longSvg],
  // The renderer counts half a million parts before it gives up.
  ...(LONG
    ? [['parts that multiply themselves', () => hostile.multiplyingSvg(9)] satisfies Case]
    : []),
  ['entities that multiply themselves', hostile.laughingSvg],
];

/** The picture is valid; the data after it is not served. */
const WITH_MORE: Case[] = [
  ['a JPEG followed by HTML', () => followedBy('photo.jpg', '<script>alert("polyglot")</script>')],
  ['a PNG followed by a ZIP', () => followedBy('plain.png', 'PK\x03\x04 polyglot')],
  ['an icon that lists one bitmap 60,000 times', hostile.crowdedIco],
];

describe('hostile pictures', () => {
  const pictures = new ImageProcessor();
  let folder: string;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-'));
    path = join(folder, 'upload');
  });
  afterAll(async () => {
    pictures.onModuleDestroy();
    pictures.onApplicationShutdown();
    await rm(folder, { recursive: true });
  });

  const inspect = async (bytes: Bytes, name = 'upload.dat') => {
    await writeFile(path, bytes);
    return pictures.inspect({ path, originalname: name, size: bytes.length });
  };
  const refusal = async (bytes: Bytes, name?: string) => {
    const outcome = await inspect(bytes, name).catch((error: unknown) => error);
    if (!(outcome instanceof ApiError)) throw new Error(`No refusal: ${JSON.stringify(outcome)}`);
    return { status: outcome.getStatus(), code: outcome.code, text: outcome.text };
  };

  it.each(NO_PICTURES)('%s is no picture, whatever its name', async (_what, make) => {
    const { status, code, text } = await refusal(await make(), 'file.png');
    expect({ status, code }).toEqual({ status: 415, code: 'picture_type_not_accepted' });
    expect(text.en).toContain('file.png');
    expect(text.en).toContain('jpg, jpeg, png, gif, bmp, tiff, webp, svg, heic, ico, avif');
  });

  it.each(DAMAGED)('%s is damaged', async (_what, make) => {
    const { status, code, text } = await refusal(await make());
    expect({ status, code }).toEqual({ status: 422, code: 'picture_damaged' });
    expect(text.en).toContain('Please export it again');
  });

  it.each(UNFOLDING)('%s: too many pixels in a small file', async (_what, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(300_000);
    const { status, code, text } = await refusal(bytes);
    expect({ status, code }).toEqual({ status: 422, code: 'picture_too_many_pixels' });
    expect(text.en).toMatch(/at most \d+ megapixels/);
  });

  it.each(COMPLEX)('a drawing with %s', async (_what, make) => {
    const { status, code, text } = await refusal(await make());
    expect({ status, code }).toEqual({ status: 422, code: 'picture_too_complex' });
    expect(text.en).toContain('as a PNG');
  });

  it.each(WITH_MORE)('%s: only the picture is served', async (_what, make) => {
    const traits = await inspect(await make());
    const variants = [{ width: 320 as const, encoding: 'webp' as const }];
    const source = { path, traits };
    const [variant] = await pictures.render(source, variants, folder, { urgent: true });
    expect((await readFile(variant?.path ?? '')).toString('latin1')).not.toContain('polyglot');
    expect(variant?.size).toBeLessThan(1_000);
  });

  it('keeps the memory of the decoding process flat', async () => {
    const cases = [...UNFOLDING, ...WITH_MORE, ...DAMAGED.slice(-4)];
    const files = await Promise.all(
      cases.map(async ([, make], index) => {
        const file = join(folder, `case-${index}`);
        await writeFile(file, await make());
        return file;
      }),
    );
    const { outcomes, peakMb } = inspectInOneProcess(files);
    expect(outcomes).toHaveLength(files.length);
    expect(peakMb).toBeLessThan(250);
  });

  it('treats a file that crashes a decoder as damaged', async () => {
    const crashing = new ImageProcessor();
    const fork = jest.spyOn(childProcess, 'fork');
    await writeFile(path, hostile.multiplyingSvg(9));
    try {
      const outcome = crashing
        .inspect({ path, originalname: 'upload.dat', size: 1 })
        .catch((error: unknown) => error);
      const worker = fork.mock.results[0]?.value as ChildProcess;
      await taskStarted(worker);
      worker.kill('SIGKILL');
      expect(await outcome).toMatchObject({ status: 422, code: 'picture_damaged' });
      await writeFile(path, await fixture('plain.png'));
      const next = await crashing.inspect({ path, originalname: 'upload.dat', size: 1 });
      expect(next).toMatchObject({ format: 'png' });
    } finally {
      crashing.onModuleDestroy();
      crashing.onApplicationShutdown();
    }
  });

  it('shortens a long file name in the message and isolates its direction', async () => {
    const { text } = await refusal('x', `${'ب'.repeat(300)}.png`);
    expect(text.ar).toContain(`\u2068${'ب'.repeat(80)}\u2069`);
    expect(text.ar).not.toContain('ب'.repeat(81));
  });
});

/** Overwrites the bytes of later frames. */
async function damagedAnimation(): Promise<Buffer> {
  const frame = async () =>
    sharp(await noisyPicture({ width: 64, height: 48 }))
      .png()
      .toBuffer();
  const frames = await Promise.all(Array.from({ length: 6 }, frame));
  const whole = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const later = Math.floor(whole.length * 0.7);
  return whole.fill(0xff, later, later + 200);
}

/** Inspects the files in a separate process and measures its peak memory. */
function inspectInOneProcess(files: string[]): { outcomes: unknown[]; peakMb: number } {
  const script = `
    const [task, probe, ...files] = process.argv.slice(1);
    const { inspectPicture } = require(task);
    const { residentPeak } = require(probe);
    (async () => {
      const outcomes = [];
      for (const file of files) outcomes.push(await inspectPicture(file));
      const peakMb = residentPeak() / 1e6;
      console.log(JSON.stringify({ outcomes, peakMb }));
    })();`;
  const task = join(__dirname, '../../dist/images/tasks/inspect-picture.js');
  const probe = join(__dirname, '../../test/support/resident-peak.cjs');
  const output = execFileSync(process.execPath, ['-e', script, task, probe, ...files], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as { outcomes: unknown[]; peakMb: number };
}
