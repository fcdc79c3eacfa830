import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { resource as products } from '../features/products/resource';
import { resourceRoutes } from './resource-routes';

describe('the routes of a resource', () => {
  it('are those of its list, of adding one and of editing one', () => {
    expect(resourceRoutes(products).map(({ path }) => path)).toEqual([
      'products',
      'add-product',
      'edit-product/:id',
    ]);
  });

  it('lead to a screen of its own where there is one', () => {
    const add = () => <p>A form of its own</p>;
    const router = createMemoryRouter(resourceRoutes({ ...products, screens: { add } }), {
      initialEntries: ['/add-product'],
    });
    render(<RouterProvider router={router} />);
    expect(screen.getByText('A form of its own')).toBeVisible();
  });
});
