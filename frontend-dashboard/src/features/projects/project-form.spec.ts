import { newPicture } from '../../lib/pictures';
import { aProject, anImage } from '../../testing/fixtures';
import { EMPTY_PROJECT, toFormData, valuesOf } from './hooks/project-form';
import { moved } from './hooks/useSecondaryImages';

const stored = (...names: string[]) =>
  valuesOf(aProject({ secondaryImages: names.map((name) => ({ url: `/api/files/${name}` })) }));

describe('the body of a save', () => {
  it('has the category as the pair that belongs together', () => {
    const body = toFormData({ ...EMPTY_PROJECT, category: 'Work Space' });
    expect([body.get('category'), body.get('arCategory')]).toEqual(['Work Space', 'بيئات العمل']);
  });

  it('has every text, without the blanks around it', () => {
    const body = toFormData({ ...EMPTY_PROJECT, name: ' Villa ', arName: ' فيلا' });
    expect([body.get('name'), body.get('arName')]).toEqual(['Villa', 'فيلا']);
  });

  it('names the main picture only when it is new', () => {
    const saved = stored();
    expect(toFormData(saved, saved).has('image')).toBe(false);
    const image = newPicture(anImage('new.png'));
    expect(toFormData({ ...saved, image }, saved).get('image')).toMatchObject({ name: 'new.png' });
  });

  it('leaves the row of pictures out when it is as it was', () => {
    const saved = stored('a', 'b');
    expect(toFormData(saved, saved).has('secondaryImages')).toBe(false);
  });

  it('sends addresses of what stays and files of what is new, in the row’s order', () => {
    const saved = stored('a', 'b');
    const [a, b] = saved.secondaryImages;
    const row = [b!, newPicture(anImage('between.png')), a!];
    const parts = toFormData({ ...saved, secondaryImages: row }, saved).getAll('secondaryImages');
    expect(parts).toEqual([
      '/api/files/b',
      expect.objectContaining({ name: 'between.png' }),
      '/api/files/a',
    ]);
  });

  it('clears the row with a single empty part', () => {
    const saved = stored('a');
    const parts = toFormData({ ...saved, secondaryImages: [] }, saved).getAll('secondaryImages');
    expect(parts).toEqual(['']);
  });

  it('of a new project has no part for a row that is empty', () => {
    expect(toFormData(EMPTY_PROJECT).has('secondaryImages')).toBe(false);
  });
});

describe('moving in a row', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});
