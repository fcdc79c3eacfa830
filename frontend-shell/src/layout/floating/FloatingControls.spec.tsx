import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { renderLayout } from '../testing/renderLayout';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

describe.each([
  ['ar', 'راسلنا على واتساب'],
  ['en', 'Chat with us on WhatsApp'],
] as const)('the floating controls in %s', (language, chat) => {
  beforeEach(() => scrollTo(0));

  it('say what the chat button is for, for the strip has room for words', async () => {
    await renderLayout(language);
    const controls = within(screen.getByRole('complementary'));
    expect(controls.getByText(chat)).toBeVisible();
  });

  it('offer the way back to the top after 700 pixels', async () => {
    await renderLayout(language);
    const top = within(screen.getByRole('complementary')).getByRole('button');
    scrollTo(700);
    expect(top).toBeDisabled();
    scrollTo(701);
    expect(top).toBeEnabled();
  });
});
