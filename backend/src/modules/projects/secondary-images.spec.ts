import { Types } from 'mongoose';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { fileUrl } from '../../storage/stored-picture';
import { arrange, dropped, readSecondaryImages } from './secondary-images';

const stored = () => ({ file: new Types.ObjectId() });
const upload = (name: string): UploadedFile => ({
  path: `/nowhere/${name}`,
  originalname: name,
  size: 1,
});

describe('secondary images', () => {
  const [a, b, c] = [stored(), stored(), stored()];
  const current = [a, b, c];
  const [x, y] = [upload('x'), upload('y')];

  it('stand where the form put them, kept ones among new ones', () => {
    const wanted = readSecondaryImages([x, fileUrl(c.file), y, fileUrl(a.file)], current);
    expect(wanted.added).toEqual([x, y]);
    const [newX, newY] = [stored(), stored()];
    const after = arrange(wanted, [newX, newY]);
    expect(after).toEqual([newX, c, newY, a]);
    expect(dropped(current, after)).toEqual([b]);
  });

  it('stay when the client has made their addresses absolute', () => {
    const wanted = readSecondaryImages([`https://example.com${fileUrl(b.file)}`], current);
    expect(wanted.kept).toEqual([b]);
  });

  it('are none after a single empty text, and none after no part at all', () => {
    expect(arrange(readSecondaryImages([''], current), [])).toEqual([]);
    expect(arrange(readSecondaryImages([], current), [])).toEqual([]);
  });

  it.each([
    ['an unknown file', fileUrl(stored().file)],
    ['a path out of the files', '/api/files/../projects'],
    ['something after the id', `${fileUrl(a.file)}?x`],
    ['an empty text among others', ''],
  ])('are refused for %s', (_what, url) => {
    expect(() => readSecondaryImages([x, url], current)).toThrow(/does not belong/);
  });
});
