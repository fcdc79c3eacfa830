import { screen } from '@testing-library/react';
import { aProduct, aReview } from '../testing/fixtures';
import { network } from '../testing/network';
import { open } from '../testing/render';
import { expectTitles, serveList } from '../testing/resources';

const OLD = { createdAt: '2026-01-01T09:00:00.000Z' };
const oak = aProduct({ name: 'Oak door' });
const chair = aProduct({ name: 'Armchair', arName: 'أريكة', category: 'Furniture', ...OLD });

describe('a list that is loaded whole', () => {
  it('has search, category and order in the URL', async () => {
    serveList('products', [oak, chair]);
    const { user, texts, path } = await open('/dashboard/products?sort=createdAt');
    await expectTitles('Armchair', 'Oak door');
    await user.selectOptions(screen.getByLabelText(texts.forms.category), 'Doors');
    await expectTitles('Oak door');
    expect(path()).toBe('/dashboard/products?sort=createdAt&category=Doors');
    await user.selectOptions(screen.getByLabelText(texts.forms.category), '');
    await user.type(screen.getByRole('searchbox'), 'اريكه');
    await expectTitles('Armchair');
    expect(path()).toBe(`/dashboard/products?sort=createdAt&search=${encodeURIComponent('اريكه')}`);
    expect(network.calls('GET /products')).toHaveLength(1);
  });

  it('says why a search without a letter or digit finds nothing', async () => {
    serveList('products', [oak]);
    const { texts } = await open('/dashboard/products?search=..');
    const reason = texts.tables.nothingToSearch.replace('{{search}}', '..');
    expect(await screen.findByText(reason)).toBeVisible();
  });
});

describe('the reviews', () => {
  const sara = aReview({ title: 'On time', name: 'Sara', arName: 'سارة' });
  const adam = aReview({ title: 'Warm wood', name: 'Adam', arName: 'آدم', ...OLD });

  it.each(['On TIME', 'ساره'])('are found by title and reviewer: %s', async (search) => {
    serveList('reviews', [adam, sara]);
    const { user } = await open('/dashboard/reviews');
    await expectTitles('On time', 'Warm wood');
    await user.type(screen.getByRole('searchbox'), search);
    await expectTitles('On time');
  });
});
