import { mongo, Types } from 'mongoose';
import { stub } from '../../test/support/stub';
import { ApiError } from '../common/errors/api-error';
import type { Encoding, VariantKey } from '../images/encodings';
import { FileStore } from './file-store';
import { FILES_ERRORS } from './files.errors';
import { PictureVariants } from './picture-variants';
import type { PictureFile } from './stored-picture';
import { VariantMaker } from './variant-maker';
import { VariantStore } from './variant-store';

const PICTURE: PictureFile = {
  id: new Types.ObjectId(),
  name: 'oak.jpg',
  traits: { format: 'jpg', animated: false, transparent: false, width: 900, height: 600 },
};
const key = (width: VariantKey['width'], encoding: Encoding): VariantKey => ({ width, encoding });

describe('PictureVariants.choose', () => {
  let ready: VariantKey[];
  const render = jest.fn<Promise<void>, [PictureFile, VariantKey]>();
  const findReady = (_id: unknown, width?: VariantKey['width']) =>
    Promise.resolve(ready.filter((variant) => width === undefined || variant.width === width));
  const variants = new PictureVariants(
    stub(FileStore, { findPictures: () => Promise.resolve([PICTURE]) }),
    stub(VariantStore, { findReady }),
    stub(VariantMaker, { render, enqueue: () => {} }),
  );

  beforeEach(() => (ready = []));
  const choose = (types = ['image/avif', 'image/webp', '*/*']) =>
    variants.choose(PICTURE.id.toHexString(), { width: 640, types });
  const failWith = (definition: keyof typeof FILES_ERRORS, ...encodings: Encoding[]) =>
    render.mockImplementation((_picture, made) => {
      if (encodings.includes(made.encoding)) throw new ApiError(FILES_ERRORS[definition]);
      ready.push(made);
      return Promise.resolve();
    });

  it('tries the next encoding when one cannot be made', async () => {
    failWith('pictureNotShown', 'webp');
    expect(await choose()).toEqual({ variant: key(640, 'jpeg'), isFallback: true });
    failWith('pictureNotShown', 'webp', 'jpeg');
    ready = [];
    await expect(choose()).rejects.toMatchObject({ status: 422 });
  });

  it('serves another width when the queue is full, with a short cache time', async () => {
    failWith('picturesBusy', 'webp', 'jpeg');
    ready = [key(320, 'webp'), key(1440, 'avif'), key(960, 'avif'), key(960, 'webp')];
    expect(await choose()).toEqual({ variant: key(960, 'avif'), isFallback: true });
    await expect(choose(['*/*'])).rejects.toMatchObject({ status: 503 });
  });

  it('serves another width when the disk is full', async () => {
    render.mockRejectedValue(new mongo.MongoServerError({ code: 14_031 }));
    ready = [key(320, 'webp')];
    expect(await choose()).toEqual({ variant: key(320, 'webp'), isFallback: true });
    ready = [];
    await expect(choose()).rejects.toMatchObject({ code: 14_031 });
  });
});
