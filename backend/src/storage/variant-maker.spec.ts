import { Logger } from '@nestjs/common';
import { mongo, Types } from 'mongoose';
import { stub } from '../../test/support/stub';
import { until } from '../../test/support/until';
import type { VariantKey } from '../images/encodings';
import { ImageProcessor } from '../images/image-processor';
import { TaskFailed } from '../images/worker-pool';
import { FileStore } from './file-store';
import type { PictureFile } from './stored-picture';
import { VariantMaker } from './variant-maker';
import { VariantStore } from './variant-store';

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
  const store = jest.fn();
  let ready: VariantKey[];
  let maker: VariantMaker;

  beforeEach(() => {
    ready = [];
    render.mockReset().mockResolvedValue([]);
    jest.spyOn(Logger.prototype, 'warn').mockReset();
    maker = new VariantMaker(
      stub(FileStore, {
        isDeleted: () => Promise.resolve(false),
        download: () => Promise.resolve(),
      }),
      stub(VariantStore, { store, findReady: () => Promise.resolve(ready) }),
      stub(ImageProcessor, { render }),
    );
  });
  afterEach(async () => {
    maker.onModuleDestroy();
    await maker.onApplicationShutdown();
  });

  const failed = () => new TaskFailed('renderPicture', 'crashed', 'x');
  const rendered = () => render.mock.calls.map(([, keys]) => keys);

  /** Blocks renderings until the returned function is called. */
  function hold(): () => void {
    let release = (): void => undefined;
    render.mockReturnValue(new Promise((resolve) => (release = () => resolve([]))));
    return release;
  }

  it('renders a variant once for concurrent requests', async () => {
    const [one, other] = [picture(), picture()];
    const all = [one, one, one, other].map((each) => maker.render(each, WEBP));
    await Promise.all([...all, maker.render(one, WIDE_WEBP)]);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('answers 503 when the queue is full, and renders again once it has emptied', async () => {
    const release = hold();
    const waiting = Array.from({ length: 60 }, () => maker.render(picture(), WEBP));
    const late = picture();
    const busy = { status: 503, code: 'pictures_busy', headers: { 'Retry-After': '5' } };
    await expect(maker.render(late, WEBP)).rejects.toMatchObject(busy);
    release();
    await Promise.all(waiting);
    await expect(maker.render(late, WEBP)).resolves.toBeUndefined();
  });

  it('does not retry a failed encoding in any width, but tries another encoding', async () => {
    const broken = picture();
    render.mockRejectedValueOnce(failed());
    for (const key of [WEBP, WEBP, WIDE_WEBP]) {
      const refused = { status: 422, code: 'picture_not_shown' };
      await expect(maker.render(broken, key)).rejects.toMatchObject(refused);
    }
    await maker.render(broken, JPEG);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('does not count a database error against the picture', async () => {
    const whole = picture();
    store.mockRejectedValueOnce(new Error('the disk is full'));
    render.mockResolvedValue([{ ...WEBP, path: '/x', size: 1 }]);
    await expect(maker.render(whole, WEBP)).rejects.toThrow('the disk is full');
    await expect(maker.render(whole, WEBP)).resolves.toBeUndefined();
  });

  it('renders missing variants in the background, one picture at a time', async () => {
    ready = [WEBP];
    const release = hold();
    for (const keys of [[WEBP, WIDE_WEBP], [WEBP], [JPEG]]) maker.enqueue(picture(), keys);
    await until(() => rendered().length > 0);
    expect(rendered()).toEqual([[WIDE_WEBP]]);
    // A request is rendered in parallel with the background work.
    render.mockResolvedValueOnce([]);
    await maker.render(picture(), WIDE_WEBP);
    release();
    await until(() => rendered().length === 3);
    expect(rendered()).toEqual([[WIDE_WEBP], [WIDE_WEBP], [JPEG]]);
  });

  it('continues in the background after a failure', async () => {
    render.mockRejectedValueOnce(failed()).mockRejectedValueOnce(new Error('the database is away'));
    for (let n = 0; n < 3; n++) maker.enqueue(picture(), [WEBP]);
    await until(() => rendered().length === 3);
  });

  it('does not retry at once after a full disk', async () => {
    render.mockResolvedValue([{ path: '/x', size: 1, ...WEBP }]);
    store.mockRejectedValueOnce(new mongo.MongoServerError({ code: 14_031 }));
    await expect(maker.render(picture(), WEBP)).rejects.toMatchObject({ code: 14_031 });
    await expect(maker.render(picture(), WEBP)).rejects.toMatchObject({ code: 'disk_full' });
    expect(rendered()).toHaveLength(1);
  });
});
