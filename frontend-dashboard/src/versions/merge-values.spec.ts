import { mergeValues } from './merge-values';
import { storedPicture, withFocus } from '../pictures/picture';

const stored = (name: string) => storedPicture({ url: `/api/files/${name}` });
const paths = (fields: { path: string }[]) => fields.map(({ path }) => path);

describe('two changes of the same form', () => {
  const base = { name: 'Door', arName: 'باب', about: [{ picture: stored('a'), alt: 'A' }] };

  it('are merged where they are of different fields', () => {
    const mine = { ...base, name: 'Oak door' };
    const theirs = { ...base, arName: 'باب بلوط', about: [{ picture: stored('b'), alt: 'A' }] };
    const merge = mergeValues(base, mine, theirs);
    expect(merge.both).toEqual([]);
    expect(paths(merge.theirs)).toEqual(['arName', 'about.0.picture']);
    expect(merge.values).toEqual({ ...theirs, name: 'Oak door' });
  });

  it('are in conflict where both changed a field, and mine stays until that is decided', () => {
    const mine = { ...base, name: 'Oak door', about: [{ picture: null, alt: 'A' }] };
    const theirs = { ...base, name: 'Elm door', about: [{ picture: stored('b'), alt: 'A' }] };
    const merge = mergeValues<object>(base, mine, theirs);
    expect(paths(merge.both)).toEqual(['name', 'about.0.picture']);
    expect(merge.values).toEqual(mine);
  });

  it('do not differ where both made the same, blanks aside', () => {
    const merge = mergeValues(base, { ...base, name: ' Elm door' }, { ...base, name: 'Elm door' });
    expect([...merge.both, ...merge.theirs]).toEqual([]);
  });

  it('compare a row of pictures as a whole, by its order', () => {
    const row = { pictures: [stored('a'), stored('b')] };
    const mine = { pictures: [stored('b'), stored('a')] };
    expect(paths(mergeValues(row, mine, { pictures: [] }).both)).toEqual(['pictures']);
    expect(paths(mergeValues(row, row, { pictures: [] }).theirs)).toEqual(['pictures']);
  });

  it('tell a picture from the same one with another focal point or description', () => {
    const moved = withFocus(stored('a'), { x: 10, y: 20 });
    const pictures = [stored('a')];
    const described = { ...pictures[0]!, alt: 'A hall' };
    for (const other of [moved, described]) {
      const { theirs } = mergeValues({ pictures }, { pictures }, { pictures: [other] });
      expect(paths(theirs)).toEqual(['pictures']);
    }
  });
});
