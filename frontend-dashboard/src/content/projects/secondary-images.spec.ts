import { libraryPicture, type Picture } from '../../pictures/picture';
import { aProject } from '../../testing/fixtures';
import { emptyValues, toFormData, valuesOf } from '../../resource/resource-values';
import type { Entity, ResourceValues } from '../../resource/entity';
import { resource } from './resource';

type Values = ResourceValues & { secondaryImages: Picture[] };

const stored = (...names: string[]) => {
  const secondaryImages = names.map((name) => ({ url: `/api/files/${name}`, alt: '', arAlt: '' }));
  return valuesOf(resource, { ...aProject({ secondaryImages }) } as Entity) as Values;
};

const body = (values: ResourceValues, saved?: ResourceValues) =>
  toFormData(resource, values, saved);

describe('the secondary pictures in the body of a save', () => {
  it('omits an unchanged row of pictures', () => {
    const saved = stored('a', 'b');
    expect(body(saved, saved).has('secondaryImages')).toBe(false);
  });

  it('sends the addresses of old and new pictures, in the row’s order', () => {
    const saved = stored('a', 'b');
    const [a, b] = saved.secondaryImages;
    const row = [b!, libraryPicture({ url: '/api/files/between' }), a!];
    const parts = body({ ...saved, secondaryImages: row }, saved).getAll('secondaryImages');
    expect(parts).toEqual(['/api/files/b', '/api/files/between', '/api/files/a']);
  });

  it('sends a description for each picture in both languages, where one has any', () => {
    const saved = stored('a', 'b');
    const [a, b] = saved.secondaryImages;
    const row = [a!, { ...b!, alt: ' Oak stairs ', arAlt: 'درج' }];
    const changed = body({ ...saved, secondaryImages: row }, saved);
    expect(changed.getAll('secondaryAlt')).toEqual(['', 'Oak stairs']);
    expect(changed.getAll('secondaryArAlt')).toEqual(['', 'درج']);
    expect(body({ ...saved, secondaryImages: [b!, a!] }, saved).has('secondaryAlt')).toBe(false);
  });

  it('clears the row with a single empty part', () => {
    const saved = stored('a');
    const parts = body({ ...saved, secondaryImages: [] }, saved).getAll('secondaryImages');
    expect(parts).toEqual(['']);
  });

  it('of a new project has no part for a row that is empty', () => {
    expect(body(emptyValues(resource)).has('secondaryImages')).toBe(false);
  });
});
