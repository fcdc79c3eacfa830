import { overlay } from './preview';
import { aProduct, aProject } from './testing/factories';

const HOME = { home: null, boxes: [], reviews: [{ _id: '1' }], contact: {}, failed: false };

describe('a draft over what a page has loaded', () => {
  const box = { _id: '1', boxTitle: 'Oak', arBoxTitle: 'بلوط', boxText: '', arBoxText: '' };

  it('replaces the saved parts; the rest stays', () => {
    expect(overlay(HOME, { boxes: [box] })).toEqual({ ...HOME, boxes: [box] });
    expect(overlay(HOME, {})).toEqual(HOME);
  });

  it('leaves out what the page does not show', () => {
    expect(overlay({ join: {}, failed: false }, { contact: { mainText: 'Call' } })).toEqual({
      join: {},
      failed: false,
    });
  });

  it('is the project of a page, also where none is saved', () => {
    const page = { project: null, previous: null, next: null, failed: false };
    expect(overlay(page, { project: aProject(2) })).toEqual({ ...page, project: aProject(2) });
  });

  it('is one of the products, or comes before them', () => {
    const page = { products: [aProduct(1), aProduct(2)], failed: false };
    const changed = { ...aProduct(2), name: 'Other' };
    const added = { ...aProduct(3), _id: 'preview' };
    expect(overlay(page, { product: changed })).toEqual({
      ...page,
      products: [aProduct(1), changed],
    });
    expect(overlay(page, { product: added })).toEqual({
      ...page,
      products: [added, aProduct(1), aProduct(2)],
    });
  });
});
