import { act, fireEvent, render, screen } from '@testing-library/react';
import { LaterLights } from './LaterLights';

const image = (name: string) => ({ url: `/api/files/${name}`, alt: name, arAlt: name });
const images = [image('noon'), image('dusk')];

const pictures = () => screen.queryAllByRole<HTMLImageElement>('presentation', { hidden: true });
const shown = () => pictures().map(({ parentElement }) => /shown/.test(parentElement!.className));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function visit({ reduced = false, saveData = false } = {}) {
  window.matchMedia = jest.fn(() => ({ matches: reduced }) as MediaQueryList);
  Object.assign(navigator, { connection: { saveData } });
  render(<LaterLights images={images} sizes="100vw" />);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
afterEach(() => jest.useRealTimers());

it('lays one picture over the other while one waits, each after it is loaded', async () => {
  visit();
  expect(pictures()).toHaveLength(0);
  await wait(3000);
  expect(shown()).toEqual([false]);
  await wait(60_000);
  expect(shown()).toEqual([false]);
  fireEvent.load(pictures()[0]!);
  await wait(7999);
  expect(shown()).toEqual([false]);
  await wait(1);
  expect(shown()).toEqual([true, false]);
  fireEvent.load(pictures()[1]!);
  await wait(8000);
  expect(shown()).toEqual([true, true]);
});

it('passes to the next one at once when one scrolls', async () => {
  visit();
  await wait(3000);
  fireEvent.load(pictures()[0]!);
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(shown()).toEqual([true, false]);
});

it.each([{ reduced: true }, { saveData: true }])(
  'shows the first one only to %j',
  async (visitor) => {
    visit(visitor);
    await wait(60_000);
    expect(pictures()).toHaveLength(0);
  },
);
