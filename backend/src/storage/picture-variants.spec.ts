import { Types } from 'mongoose';
import { ApiError } from '../common/errors/api-error';
import type { Encoding, VariantKey } from '../images/encodings';
import { FILES_ERRORS } from './files.errors';
import type { PictureFile } from './stored-picture';
import { PictureVariants } from './picture-variants';
import type { VariantMaker } from './variant-maker';
import type { VariantStore } from './variant-store';

const PICTURE: PictureFile = {
  id: new Types.ObjectId(),
  name: 'oak.jpg',
  traits: { format: 'jpg', animated: false, transparent: false, width: 900, height: 600 },
};
const MODERN = ['image/avif', 'image/webp', '*/*'];
const key = (width: VariantKey['width'], encoding: Encoding): VariantKey => ({ width, encoding });

describe('PictureVariants.choose', () => {
  let ready: VariantKey[];
  const now = jest.fn<Promise<void>, [PictureFile, VariantKey]>();
  const soon = jest.fn<void, [PictureFile, VariantKey[]]>();
  const findReady = (_id: unknown, width?: VariantKey['width']) =>
    Promise.resolve(ready.filter((variant) => width === undefined || variant.width === width));
  const variants = new PictureVariants(
    { findReady } as unknown as VariantStore,
    { now, soon } as unknown as VariantMaker,
  );

  beforeEach(() => {
    ready = [];
    soon.mockReset();
    now.mockReset().mockImplementation((_picture, made) => {
      ready.push(made);
      return Promise.resolve();
    });
  });
  const choose = (types: string[] = MODERN, width: 320 | 640 = 640) =>
    variants.choose(PICTURE, { width, types });
  const failWith = (definition: keyof typeof FILES_ERRORS, ...encodings: Encoding[]) =>
    now.mockImplementation((_picture, made) => {
      if (encodings.includes(made.encoding)) {
        return Promise.reject(new ApiError(FILES_ERRORS[definition]));
      }
      ready.push(made);
      return Promise.resolve();
    });

  it('answers the best at once when it is ready', async () => {
    ready = [key(640, 'webp'), key(640, 'avif'), key(320, 'avif')];
    expect(await choose()).toEqual({ variant: key(640, 'avif'), standsIn: false });
    expect(now).not.toHaveBeenCalled();
    expect(soon).not.toHaveBeenCalled();
  });

  it('answers what is ready while the best is being made', async () => {
    ready = [key(640, 'webp')];
    expect(await choose()).toEqual({ variant: key(640, 'webp'), standsIn: true });
    expect(now).not.toHaveBeenCalled();
    expect(soon.mock.calls).toEqual([[PICTURE, [key(640, 'avif')]]]);
  });

  it('has WebP made now and AVIF soon when nothing is ready', async () => {
    expect(await choose()).toEqual({ variant: key(640, 'webp'), standsIn: true });
    expect(now.mock.calls).toEqual([[PICTURE, key(640, 'webp')]]);
    expect(soon.mock.calls).toEqual([[PICTURE, [key(640, 'avif')]]]);
  });

  it.each([
    [['image/webp'], 'webp'],
    [['*/*'], 'jpeg'],
  ] as const)('has the best made now for %j, which takes no AVIF', async (types, encoding) => {
    const made = { variant: key(640, encoding), standsIn: false };
    expect(await choose([...types])).toEqual(made);
    expect(soon).not.toHaveBeenCalled();
  });

  it('never serves what the client does not name', async () => {
    ready = [key(640, 'webp'), key(640, 'avif')];
    expect(await choose(['*/*'])).toEqual({ variant: key(640, 'jpeg'), standsIn: false });
  });

  it('tries the next encoding when one cannot be made', async () => {
    failWith('pictureNotShown', 'webp');
    expect(await choose()).toEqual({ variant: key(640, 'jpeg'), standsIn: true });
    failWith('pictureNotShown', 'webp', 'jpeg');
    ready = [];
    await expect(choose()).rejects.toMatchObject({ status: 422 });
  });

  it('takes another width when too many wait, and keeps it but shortly', async () => {
    failWith('picturesBusy', 'webp', 'jpeg');
    ready = [key(320, 'webp'), key(1440, 'avif'), key(960, 'avif'), key(960, 'webp')];
    expect(await choose()).toEqual({ variant: key(960, 'avif'), standsIn: true });
    await expect(choose(['*/*'])).rejects.toMatchObject({ status: 503 });
  });

  it('answers 404 when the picture goes while it is made', async () => {
    now.mockResolvedValue();
    await expect(choose()).rejects.toMatchObject({ status: 404 });
  });
});
