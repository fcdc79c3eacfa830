import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { until } from '../../test/support/until';
import type { VariantKey } from '../images/encodings';
import type { ImageProcessor } from '../images/image-processor';
import { TaskFailed } from '../images/worker-pool';
import type { FileStore } from './file-store';
import type { PictureFile } from './stored-picture';
import { VariantMaker } from './variant-maker';
import type { VariantStore } from './variant-store';

const WEBP: VariantKey = { width: 320, encoding: 'webp' };
const JPEG: VariantKey = { width: 320, encoding: 'jpeg' };
const WIDE_WEBP: VariantKey = { width: 640, encoding: 'webp' };

const picture = (): PictureFile => ({
  id: new Types.ObjectId(),
  name: 'oak.jpg',
  traits: { format: 'jpg', animated: false, transparent: false, width: 900, height: 600 },
});

describe('VariantMaker', () => {
  type Render = ImageProcessor['render'];
  const render = jest.fn<ReturnType<Render>, Parameters<Render>>();
  const put = jest.fn();
  const removeOf = jest.fn();
  let isGone: jest.Mock;
  let ready: VariantKey[];
  let warn: jest.SpyInstance;
  let maker: VariantMaker;

  beforeEach(() => {
    ready = [];
    render.mockReset().mockResolvedValue([]);
    isGone = jest.fn(() => Promise.resolve(false));
    warn = jest.spyOn(Logger.prototype, 'warn').mockReset();
    maker = new VariantMaker(
      { isGone, download: () => Promise.resolve() } as unknown as FileStore,
      { put, removeOf, findReady: () => Promise.resolve(ready) } as unknown as VariantStore,
      { render } as unknown as ImageProcessor,
    );
  });
  afterEach(async () => {
    maker.onModuleDestroy();
    await maker.onApplicationShutdown();
  });

  const asked = () => render.mock.calls.map(([, keys, , { urgent }]) => ({ keys, urgent }));

  const begun = (count: number) => until(() => render.mock.calls.length >= count);

  /** Waits for all that was planned before: one picture comes after the other. */
  async function planned(): Promise<void> {
    const last: VariantKey = { width: 1920, encoding: 'avif' };
    const seen = () => render.mock.calls.findIndex(([, keys]) => keys.includes(last));
    maker.soon(picture(), [last]);
    await until(() => seen() >= 0);
    render.mock.calls.splice(seen(), 1);
  }

  /** Lets renderings begin and not end before they are told to. */
  function hold(): () => void {
    let release = (): void => undefined;
    const held = new Promise<never[]>((resolve) => (release = () => resolve([])));
    render.mockReturnValue(held);
    return release;
  }

  it('does one work for all who ask for one variant, and another for another', async () => {
    const [one, other] = [picture(), picture()];
    const all = [one, one, one, other].map((each) => maker.now(each, WEBP));
    all.push(maker.now(one, WIDE_WEBP));
    await Promise.all(all);
    expect(render).toHaveBeenCalledTimes(3);
    await maker.now(one, WEBP);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('refuses with 503 what too many wait for already, and takes it when they are served', async () => {
    const release = hold();
    const waiting = Array.from({ length: 60 }, () => maker.now(picture(), WEBP));
    const late = picture();
    await expect(maker.now(late, WEBP)).rejects.toMatchObject({
      status: 503,
      code: 'pictures_busy',
      headers: { 'Retry-After': '5' },
    });
    release();
    await Promise.all(waiting);
    await expect(maker.now(late, WEBP)).resolves.toBeUndefined();
  });

  it('tries what has failed no more, in no width, but in another encoding', async () => {
    const broken = picture();
    render.mockRejectedValueOnce(new TaskFailed('renderPicture', 'crashed', 'x'));
    const refused = { status: 422, code: 'picture_not_shown' };
    await expect(maker.now(broken, WEBP)).rejects.toMatchObject(refused);
    await expect(maker.now(broken, WEBP)).rejects.toMatchObject(refused);
    await expect(maker.now(broken, WIDE_WEBP)).rejects.toMatchObject(refused);
    maker.soon(broken, [WEBP, WIDE_WEBP]);
    await maker.now(broken, JPEG);
    await maker.now(picture(), WEBP);
    expect(render).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('blames no picture for what another part of the house has done', async () => {
    const whole = picture();
    put.mockRejectedValueOnce(new Error('the disk is full'));
    render.mockResolvedValue([{ ...WEBP, path: '/x', size: 1 }]);
    await expect(maker.now(whole, WEBP)).rejects.toThrow('the disk is full');
    await expect(maker.now(whole, WEBP)).resolves.toBeUndefined();
  });

  it('takes back what it stored of a picture that was removed meanwhile', async () => {
    const removed = picture();
    isGone.mockResolvedValue(true);
    await maker.now(removed, WEBP);
    expect(removeOf).toHaveBeenCalledWith([removed.id]);
    render.mockRejectedValueOnce(new TaskFailed('renderPicture', 'failed', 'x'));
    await expect(maker.now(removed, WEBP)).rejects.toMatchObject({ status: 404 });
    expect(warn).not.toHaveBeenCalled();
  });

  describe('in the background', () => {
    it('makes one picture after the other, and of each what is not ready', async () => {
      ready = [WEBP];
      const release = hold();
      maker.soon(picture(), [WEBP, WIDE_WEBP]);
      maker.soon(picture(), [WEBP]);
      maker.soon(picture(), [JPEG]);
      await begun(1);
      expect(asked()).toEqual([{ keys: [WIDE_WEBP], urgent: false }]);
      release();
      await planned();
      expect(asked()).toEqual([
        { keys: [WIDE_WEBP], urgent: false },
        { keys: [JPEG], urgent: false },
      ]);
    });

    it('plans nothing twice', async () => {
      const release = hold();
      const [first, second] = [picture(), picture()];
      for (let n = 0; n < 3; n++) maker.soon(first, [WEBP]);
      for (let n = 0; n < 3; n++) maker.soon(second, [WEBP]);
      release();
      await planned();
      expect(render.mock.calls).toHaveLength(2);
    });

    it('keeps nobody waiting: who asks now is served beside it', async () => {
      const release = hold();
      const wanted = picture();
      maker.soon(picture(), [WEBP]);
      maker.soon(wanted, [WEBP]);
      await begun(1);
      render.mockResolvedValueOnce([]);
      await maker.now(wanted, WEBP);
      release();
    });

    it('forgets what is too much', async () => {
      const release = hold();
      for (let n = 0; n < 600; n++) maker.soon(picture(), [WEBP]);
      render.mockResolvedValue([]);
      release();
      await begun(501);
      await planned();
      expect(render.mock.calls).toHaveLength(501);
    });

    it('goes on after a failure, and after a picture that is gone', async () => {
      render.mockRejectedValueOnce(new TaskFailed('renderPicture', 'timeout', 'x'));
      render.mockRejectedValueOnce(new Error('the database is away'));
      for (let n = 0; n < 3; n++) maker.soon(picture(), [WEBP]);
      await planned();
      expect(render.mock.calls).toHaveLength(3);
      expect(warn).toHaveBeenCalledTimes(2);
    });

    it('fails for itself alone: who asks now may have more luck', async () => {
      const unlucky = picture();
      render.mockRejectedValueOnce(new TaskFailed('renderPicture', 'timeout', 'x'));
      maker.soon(unlucky, [WEBP]);
      await planned();
      maker.soon(unlucky, [WEBP, WIDE_WEBP]);
      await maker.now(unlucky, WEBP);
      await planned();
      expect(asked()).toEqual([
        { keys: [WEBP], urgent: false },
        { keys: [WEBP], urgent: true },
      ]);
    });

    it('gives up at the end, without a word', async () => {
      render.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)));
      let fail: (error: Error) => void = () => undefined;
      maker.soon(picture(), [WEBP]);
      maker.soon(picture(), [WEBP]);
      await begun(1);
      maker.onModuleDestroy();
      maker.soon(picture(), [WEBP]);
      fail(new TaskFailed('renderPicture', 'failed', 'The pool is closed.'));
      await maker.onApplicationShutdown();
      expect(render).toHaveBeenCalledTimes(1);
      expect(warn).not.toHaveBeenCalled();
    });
  });
});
