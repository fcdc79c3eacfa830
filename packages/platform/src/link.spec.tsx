import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, NavLink } from './link';

function show(element: ReactNode, at = '/start') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}
const link = () => screen.getByRole('link');

describe('Link', () => {
  it('is an anchor that navigates without a page load', async () => {
    const router = show(
      <Link to="/about?lang=ar" state={{ from: 'here' }}>
        About
      </Link>,
    );
    expect(link().getAttribute('href')).toBe('/about?lang=ar');
    await act(async () => void fireEvent.click(link()));
    expect(router.state.location).toMatchObject({
      pathname: '/about',
      search: '?lang=ar',
      state: { from: 'here' },
    });
  });

  it.each([
    ['with a key held', <Link to="/about" />, { metaKey: true }],
    ['into a new tab', <Link to="/about" target="_blank" />, {}],
    ['as a page load', <Link to="/about" reloadDocument />, {}],
    [
      'prevented by its owner',
      <Link to="/about" onClick={(event) => event.preventDefault()} />,
      {},
    ],
  ])('leaves a click to the browser: %s', async (_, element, init) => {
    const router = show(element);
    link().addEventListener('click', (event) => event.preventDefault());
    await act(async () => void fireEvent.click(link(), init));
    expect(router.state.location.pathname).toBe('/start');
  });
});

describe('NavLink', () => {
  it.each([
    ['/projects', '/projects', 'page'],
    ['/projects', '/projects/Education', 'page'],
    ['/projects', '/projectsx', null],
    ['/', '/about', null],
    ['/', '/', 'page'],
  ])('towards %s at %s is current: %s', (to, at, current) => {
    show(<NavLink to={to} />, at);
    expect(link().getAttribute('aria-current')).toBe(current);
  });

  it('with `end` is current at its own address only, and says it in its own words', () => {
    show(<NavLink to="/projects" end />, '/projects/Education');
    expect(link().getAttribute('aria-current')).toBeNull();
    show(<NavLink to="/projects" aria-current="true" />, '/projects');
    expect(screen.getAllByRole('link')[1]!.getAttribute('aria-current')).toBe('true');
  });
});
