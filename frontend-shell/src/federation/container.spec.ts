import { loadExposed } from './container';

const REMOTE = {
  version: '1.0.0',
  entry: 'http://localhost/remoteEntry.js',
  integrity: 'sha384-x',
};
const scope = { react: {} };
const container = { init: jest.fn(), get: jest.fn(async () => () => ({ routes: [] })) };

/** The entry script that was asked for; the browser is played by the test. */
const script = () => document.head.querySelector<HTMLScriptElement>('script')!;

beforeEach(() => {
  jest.useFakeTimers();
  container.get.mockImplementation(async () => () => ({ routes: [] }));
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => {},
    __webpack_share_scopes__: { default: scope },
    manjara_public: container,
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('runs the entry script with its hash, shares the scope and takes the exposed module', async () => {
  const loaded = loadExposed('manjara_public', './app', REMOTE);
  expect(script()).toMatchObject({
    src: REMOTE.entry,
    integrity: 'sha384-x',
    crossOrigin: 'anonymous',
  });
  expect(container.init).not.toHaveBeenCalled();
  script().dispatchEvent(new Event('load'));
  expect(await loaded).toEqual({ routes: [] });
  expect(container.init).toHaveBeenCalledWith(scope);
  expect(container.get).toHaveBeenCalledWith('./app');
});

it.each([
  ['cannot be loaded', () => script().dispatchEvent(new Event('error'))],
  ['took too long', () => void jest.advanceTimersByTime(8000)],
])('says so when the script %s', async (reason, happens) => {
  const loaded = loadExposed('manjara_public', './app', REMOTE);
  happens();
  await expect(loaded).rejects.toThrow(`The remote's script ${REMOTE.entry} ${reason}.`);
  expect(script()).toBeNull();
});

it('says so when the script holds another remote', async () => {
  const loaded = loadExposed('manjara_dashboard', './app', REMOTE);
  script().dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toThrow('holds no remote "manjara_dashboard"');
});
