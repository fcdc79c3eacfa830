import { afterFirstPaint } from './after-first-paint';

let state: DocumentReadyState;

function watch() {
  const readable = jest.fn();
  void afterFirstPaint().then(readable);
  return readable;
}

const settle = () => jest.advanceTimersByTimeAsync(100);

beforeEach(() => {
  jest.useFakeTimers();
  state = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
});
afterEach(() => jest.useRealTimers());

it('waits for the page to load, and to be painted', async () => {
  const readable = watch();
  await settle();
  expect(readable).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(readable).not.toHaveBeenCalled();
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
