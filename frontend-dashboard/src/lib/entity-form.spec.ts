import { anImage } from '../testing/fixtures';
import { fieldFinder, pictureBody } from './entity-form';
import { newPicture, storedPicture } from './pictures';

describe('the body of a form with a picture', () => {
  const texts = { name: ' Door ', arName: 'باب ', alt: 'A door', arAlt: 'باب' };
  const parts = (body: FormData) => Object.fromEntries(body.entries());

  it('has every text without the blanks around it, and what is added', () => {
    const body = pictureBody({ ...texts, image: null }, { arCategory: 'الأبواب' });
    expect(parts(body)).toEqual({
      name: 'Door',
      arName: 'باب',
      alt: 'A door',
      arAlt: 'باب',
      arCategory: 'الأبواب',
    });
  });

  it('has the picture only when it is new', () => {
    const image = newPicture(anImage('new.png'));
    expect(pictureBody({ ...texts, image }).get('image')).toMatchObject({ name: 'new.png' });
    const stored = storedPicture({ url: '/api/files/a' });
    expect(pictureBody({ ...texts, image: stored }).has('image')).toBe(false);
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
