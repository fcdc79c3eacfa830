import { afterFirstPaint } from './after-first-paint';

let state: DocumentReadyState;
let paint: (() => void) | undefined;

function watch() {
  const readable = jest.fn();
  void afterFirstPaint().then(readable);
  return readable;
}

const settle = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => {
  jest.useFakeTimers();
  paint = undefined;
  window.PerformanceObserver = class {
    constructor(private readonly callback: () => void) {}
    observe() {
      paint = this.callback;
    }
  } as never;
  state = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
});
afterEach(() => jest.useRealTimers());

it('waits for the page to load, and to be painted', async () => {
  const readable = watch();
  await settle();
  expect(readable).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await settle();
  expect(readable).not.toHaveBeenCalled();
  paint?.();
  await settle();
  expect(readable).toHaveBeenCalled();
});

it.each(['pointerdown', 'keydown', 'focusin'])('stops waiting at %s', async (intent) => {
  const readable = watch();
  document.body.dispatchEvent(new Event(intent, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(readable).toHaveBeenCalled();
});

it('waits three seconds at most', async () => {
  const readable = watch();
  await jest.advanceTimersByTimeAsync(2999);
  expect(readable).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(readable).toHaveBeenCalled();
});
