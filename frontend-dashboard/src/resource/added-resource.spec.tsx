import { screen, waitFor, within } from '@testing-library/react';
import type * as products from '../content/products/resource';
import { aProduct } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';

/** Registers a new entity: its definition, and its texts in both languages. */
jest.mock('../content/resources', () => {
  const actual = (name: string) =>
    jest.requireActual<typeof products>(`../content/${name}/resource`);
  const { resource, texts } = actual('products');
  const textsOf = async (language: 'ar' | 'en', title: string, addTitle: string) => ({
    default: { ...(await texts[language]()).default, title, addTitle },
  });
  const services = {
    resource: {
      ...resource,
      name: 'services',
      singular: 'service',
      order: 9,
      publicPath: ({ _id }: { _id: string }) => `/services/${_id}`,
    },
    texts: {
      ar: () => textsOf('ar', 'الخدمات', 'إضافة خدمة'),
      en: () => textsOf('en', 'Services', 'Add a service'),
    },
  };
  const modules = {
    services,
    get projects() {
      return actual('projects');
    },
  };
  return Object.defineProperty(modules, '__esModule', { value: true });
});

describe('an entity that is defined by one module', () => {
  const service = aProduct({ name: 'Restoration', arName: 'ترميم' });
  const path = `/services/${service._id}`;

  beforeEach(() => {
    network.on('GET /services', { body: [service] });
    network.on('GET /services?status=draft', { body: [] });
    network.on(`GET ${path}`, { body: service });
  });

  it('has a link in the navigation, and a list with what can be done', async () => {
    const { t } = await open('/dashboard/services', { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'الخدمات' })).toBeVisible();
    const link = document.querySelector('nav a[href="/dashboard/services"]');
    expect(link).toHaveTextContent('الخدمات');
    expect(link).toHaveAttribute('aria-current', 'page');
    const name = service.arName;
    const row = (await screen.findByRole('rowheader')).closest('tr')!;
    const edit = within(row).getByRole('link', { name: t('dashboard.tables.edit', { name }) });
    expect(edit).toHaveAttribute('href', `/dashboard/edit-service/${service._id}`);
    const view = within(row).getByRole('link', { name: t('dashboard.tables.view', { name }) });
    expect(view.getAttribute('href')).toContain(path);
  });

  it('has a form that adds one, and a form that edits one', async () => {
    const { go } = await open('/dashboard/add-service', { language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'إضافة خدمة' })).toBeVisible();
    const field = () => document.querySelector('[name="name"]');
    await waitFor(() => expect(field()).toHaveValue(''));
    await go(`/dashboard/edit-service/${service._id}`);
    await waitFor(() => expect(field()).toHaveValue(service.name));
  });
});
