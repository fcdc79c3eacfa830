import { anImage, aProduct } from '../testing/fixtures';
import { resource as products } from '../features/products/resource';
import { newPicture, storedPicture } from '../lib/pictures';
import { emptyValues, type Entity, fieldFinder, toFormData, valuesOf } from './resource-values';

describe('the values of a form', () => {
  it('are empty for a new entity', () => {
    expect(emptyValues(products)).toEqual({
      name: '',
      arName: '',
      category: '',
      alt: '',
      arAlt: '',
      image: null,
    });
  });

  it('have the category by its English label', () => {
    const values = valuesOf(products, { ...aProduct({ category: 'doors' }) } as Entity);
    expect(values).toMatchObject({ category: 'Doors', alt: 'A door', arAlt: 'باب خشبي' });
  });
});

describe('the body of a save', () => {
  const values = {
    ...emptyValues(products),
    name: ' Door ',
    arName: 'باب ',
    category: 'Doors',
    alt: 'A door',
    arAlt: 'باب',
  };

  it('has every text without the blanks around it, and the category as a pair', () => {
    expect(Object.fromEntries(toFormData(products, values))).toEqual({
      name: 'Door',
      arName: 'باب',
      category: 'Doors',
      arCategory: 'الأبواب',
      alt: 'A door',
      arAlt: 'باب',
    });
  });

  it('has the picture only when it is new', () => {
    const image = newPicture(anImage('new.png'));
    expect(toFormData(products, { ...values, image }).get('image')).toMatchObject({
      name: 'new.png',
    });
    const stored = storedPicture({ url: '/api/files/a' });
    expect(toFormData(products, { ...values, image: stored }).has('image')).toBe(false);
  });
});

describe('a field that the server names', () => {
  const fieldFor = fieldFinder({ arName: '', category: '', secondaryImages: [] });

  it.each([
    ['arName', 'arName'],
    ['arCategory', 'category'],
    ['secondaryImages[3]', 'secondaryImages'],
    ['nothing', null],
  ])('%s is the form’s %s', (field, expected) => {
    expect(fieldFor(field)).toBe(expected);
  });
});
