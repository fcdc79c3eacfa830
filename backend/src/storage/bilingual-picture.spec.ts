import { Types } from 'mongoose';
import { toPicturedUpdate } from './bilingual-picture';

describe('toPicturedUpdate', () => {
  it('replaces the whole picture and leaves its texts', () => {
    const file = new Types.ObjectId();
    expect(
      toPicturedUpdate({
        image: { file, width: 3, height: 2, placeholder: 'data:', transparent: true },
      }),
    ).toEqual({
      $set: {
        'image.file': file,
        'image.width': 3,
        'image.height': 2,
        'image.placeholder': 'data:',
        'image.transparent': true,
      },
      $unset: { 'image.vector': 1 },
    });
  });

  it('removes the size of the old picture when the new one has none', () => {
    const file = new Types.ObjectId();
    expect(toPicturedUpdate({ image: { file } })).toEqual({
      $set: { 'image.file': file },
      $unset: {
        'image.width': 1,
        'image.height': 1,
        'image.placeholder': 1,
        'image.transparent': 1,
        'image.vector': 1,
      },
    });
  });
});
