import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createI18n, LanguageProvider } from '@manjara/platform';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { uiTexts } from '../locales';
import { deferred } from './deferred';

const HTML = '<footer><a href="/about">Server</a></footer><button>Need</button><output>/</output>';
const Place = () => <output>{useLocation().pathname}</output>;

async function hydrate(load: () => Promise<() => React.JSX.Element>) {
  const useContent = deferred(load);
  function Part() {
    const element = useRef<HTMLElement>(null);
    const [needed, setNeeded] = useState(false);
    return (
      <>
        <footer ref={element} {...useContent(element, needed, {})} />
        <button onClick={() => setNeeded(true)}>Need</button>
      </>
    );
  }
  const container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.append(container);
  const i18n = await createI18n('en', uiTexts('en'));
  const state = { language: 'en' as const, setLanguage: async () => {} };
  await act(async () =>
    render(
      <MemoryRouter>
        <LanguageProvider i18n={i18n} state={state}>
          <Part />
          <Place />
        </LanguageProvider>
      </MemoryRouter>,
      { container, hydrate: true },
    ),
  );
  return { need: () => act(async () => screen.getByRole('button').click()) };
}

afterEach(() => document.body.replaceChildren());

it('keeps the HTML of the server until it is needed, then the focus on the same link', async () => {
  const load = jest.fn(async () => () => <a href="/about">Browser</a>);
  const { need } = await hydrate(load);
  expect(screen.getByRole('link')).toHaveTextContent('Server');
  expect(load).not.toHaveBeenCalled();
  screen.getByRole('link').focus();
  await need();
  expect(screen.getByRole('link')).toHaveTextContent('Browser');
  expect(screen.getByRole('link')).toHaveFocus();
});

it('keeps it while a link is pressed, so that the click arrives', async () => {
  const { need } = await hydrate(async () => () => <a href="/about">Browser</a>);
  const link = screen.getByRole('link');
  jest.spyOn(link.parentElement!, 'matches').mockReturnValueOnce(true);
  await need();
  expect(screen.getByRole('link')).toBe(link);
  await act(async () => {
    link.dispatchEvent(new Event('pointerup', { bubbles: true }));
    link.click();
  });
  expect(screen.getByRole('status')).toHaveTextContent('/about');
  expect(await screen.findByText('Browser')).toBeVisible();
});

it('keeps it also if the code cannot be loaded', async () => {
  const { need } = await hydrate(() => Promise.reject(new Error('offline')));
  await need();
  expect(screen.getByRole('link')).toHaveTextContent('Server');
});

it('follows the links of the HTML without a load', async () => {
  await hydrate(async () => () => <a href="/about">Browser</a>);
  await act(async () => screen.getByRole('link').click());
  expect(screen.getByRole('status')).toHaveTextContent('/about');
});
