import { whenReadable } from './when-readable';

type Painted = (list: unknown, observer: { disconnect(): void }) => void;

/** What jsdom lacks: painting, fonts, and pictures that are decoded. */
function firstVisit() {
  let paint: Painted = () => {};
  let showFonts = () => {};
  let showPicture = () => {};
  const fonts = new Promise<void>((resolve) => (showFonts = resolve));
  const decode = jest.fn(() => new Promise<void>((resolve) => (showPicture = resolve)));
  class Observer {
    constructor(callback: Painted) {
      paint = callback;
    }
    observe = jest.fn();
  }
  Object.assign(window, { PerformanceObserver: Observer });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: fonts } });
  document.body.innerHTML = '<img alt="" loading="eager"><img alt="" loading="lazy">';
  for (const image of document.images)
    Object.assign(image, { loading: image.getAttribute('loading') });
  HTMLImageElement.prototype.decode = decode;
  return {
    decode,
    paint: () => paint(null, { disconnect: jest.fn() }),
    showFonts: () => showFonts(),
    showPicture: () => showPicture(),
  };
}

function watch() {
  const readable = jest.fn();
  void whenReadable().then(readable);
  return readable;
}

const settle = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for the first paint, the fonts and the pictures that are not lazy', async () => {
  const visit = firstVisit();
  const readable = watch();
  await settle();
  expect(visit.decode).not.toHaveBeenCalled();
  visit.paint();
  visit.showFonts();
  await settle();
  expect(visit.decode).toHaveBeenCalledTimes(1);
  expect(readable).not.toHaveBeenCalled();
  visit.showPicture();
  await settle();
  expect(readable).toHaveBeenCalled();
});

it('does not wait for a picture that cannot be shown', async () => {
  const visit = firstVisit();
  visit.decode.mockRejectedValue(new Error('broken'));
  const readable = watch();
  visit.paint();
  visit.showFonts();
  await settle();
  expect(readable).toHaveBeenCalled();
});

it.each(['pointerdown', 'keydown', 'focusin'])('waits no longer at %s', async (intent) => {
  firstVisit();
  const readable = watch();
  document.body.dispatchEvent(new Event(intent, { bubbles: true }));
  await settle();
  expect(readable).toHaveBeenCalled();
});

it('waits three seconds at most', async () => {
  firstVisit();
  const readable = watch();
  await jest.advanceTimersByTimeAsync(2999);
  expect(readable).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(readable).toHaveBeenCalled();
});

it('does not wait in a tab that nobody sees, which is not painted', async () => {
  firstVisit();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  const readable = watch();
  await settle();
  expect(readable).toHaveBeenCalled();
});
