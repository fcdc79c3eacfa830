import { anImage } from '../testing/fixtures';
import { drawnPreview } from './drawn-preview';

const close = jest.fn();
const drawn: [number, number][] = [];
const small = new Blob(['small'], { type: 'image/webp' });
const signal = () => new AbortController().signal;

/** What jsdom does not have: decoding and drawing. */
function decodeTo(width: number, height: number): jest.Mock {
  const decode = jest.fn(() => Promise.resolve({ width, height, close }));
  Object.assign(window, { createImageBitmap: decode });
  return decode;
}

beforeEach(() => {
  close.mockClear();
  drawn.length = 0;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    drawn.push([this.width, this.height]);
    return { drawImage: jest.fn() } as unknown as RenderingContext;
  } as HTMLCanvasElement['getContext']);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(small));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'createImageBitmap');
});

describe('the preview that the browser draws', () => {
  it.each([
    ['a lying photograph', 4_000, 3_000, [640, 480]],
    ['a standing one', 3_000, 4_000, [480, 640]],
    ['a panorama, however flat', 20_000, 10, [640, 1]],
    ['a small one, which stays as it is', 64, 32, [64, 32]],
  ])('is %s in small', async (_what, width, height, expected) => {
    decodeTo(width, height);
    expect(await drawnPreview(anImage('photo.jpg', 'image/jpeg'), signal())).toBe(small);
    expect(drawn).toEqual([expected]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each(['moving.GIF', 'logo.svg'])('is %s itself', async (name) => {
    const decode = decodeTo(10, 10);
    const file = anImage(name, '');
    expect(await drawnPreview(file, signal())).toBe(file);
    expect(decode).not.toHaveBeenCalled();
  });
});
