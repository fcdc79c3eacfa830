import { ignoreSecondTap } from './second-tap';

function aButton(): HTMLButtonElement {
  const button = document.createElement('button');
  const box = { width: 100, left: 0, right: 100, top: 0, bottom: 40 } as DOMRect;
  button.getBoundingClientRect = () => box;
  return document.body.appendChild(button);
}

/** Whether a click reaches the listeners of its target. */
function click(target: HTMLElement, { x = 50, detail = 1 } = {}): boolean {
  const onClick = jest.fn();
  target.addEventListener('click', onClick, { once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: 20, detail }));
  return onClick.mock.calls.length > 0;
}

let end: () => void;
const button = aButton();
beforeEach(() => (end = ignoreSecondTap(button)));
afterEach(() => end());

it('ignores the second click of a double tap, not one elsewhere or by the keyboard', () => {
  expect(click(button)).toBe(false);
  expect(click(button, { x: 150 })).toBe(true);
  expect(click(button, { detail: 0 })).toBe(true);
});

it('takes a click after something was typed', () => {
  button.dispatchEvent(new Event('input', { bubbles: true }));
  expect(click(button)).toBe(true);
});
