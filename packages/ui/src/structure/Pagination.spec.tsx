import { screen, within } from '@testing-library/react';
import { renderIn } from '../../test/render';
import { Pagination } from './Pagination';

const hrefFor = (page: number) => `/projects?page=${page}`;

describe('Pagination', () => {
  it('links to the pages around, in Arabic digits in Arabic', async () => {
    await renderIn('ar', <Pagination page={5} pageCount={12} hrefFor={hrefFor} />);
    const pages = within(screen.getByRole('navigation', { name: 'الصفحات' }));
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '',
      '١',
      '٤',
      '٥',
      '٦',
      '١٢',
      '',
    ]);
    expect(pages.getByRole('link', { name: 'الصفحة ٥' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'الصفحة التالية' })).toHaveAttribute(
      'href',
      '/projects?page=6',
    );
  });

  it('has no link before the first page', async () => {
    await renderIn('en', <Pagination page={1} pageCount={3} hrefFor={hrefFor} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('is not there for a single page', async () => {
    await renderIn('en', <Pagination page={1} pageCount={1} hrefFor={hrefFor} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
