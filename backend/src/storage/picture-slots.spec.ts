import { Types } from 'mongoose';
import type { UploadedFile } from '../common/forms/uploaded-file';
import type { FileTransaction } from './file-transaction';
import { replacedPictures, slotUpdate, storeSlots } from './picture-slots';

const picture = () => ({ file: new Types.ObjectId() });
const upload = (name: string): UploadedFile => ({
  path: `/uploads/${name}`,
  originalname: name,
  size: 1,
});

describe('storeSlots', () => {
  it('gives every slot the file that was sent for it', async () => {
    const [first, third] = [picture(), picture()];
    const storePictures = jest.fn().mockResolvedValue([first, third]);
    const forms = [
      { part: upload('a.jpg'), alt: 'A' },
      { part: undefined, alt: 'kept' },
      { part: upload('c.jpg'), alt: undefined },
      { part: '' as const, alt: 'of nothing' },
    ];
    await expect(
      storeSlots({ storePictures } as unknown as FileTransaction, forms),
    ).resolves.toEqual([
      { picture: first, alt: 'A' },
      { alt: 'kept' },
      { picture: third },
      { picture: null },
    ]);
    expect(storePictures).toHaveBeenCalledWith([forms[0]?.part, forms[2]?.part]);
  });
});

describe('slotUpdate', () => {
  it('changes the picture and its text apart from each other', () => {
    const filled = picture();
    expect(slotUpdate('images.2', { picture: filled })).toEqual({ 'images.2.picture': filled });
    expect(slotUpdate('images.2', { alt: 'Oak' })).toEqual({ 'images.2.alt': 'Oak' });
    expect(slotUpdate('images.2', {})).toEqual({});
  });

  it('clears a picture together with its text', () => {
    expect(slotUpdate('images.0', { picture: null })).toEqual({
      'images.0': { picture: null, alt: '', arAlt: '' },
    });
  });
});

describe('replacedPictures', () => {
  it('names those that were replaced or cleared, not those that stay', () => {
    const [replaced, cleared, staying] = [picture(), picture(), picture()];
    const before = [replaced, cleared, staying, null].map((slot) => ({ picture: slot, alt: '' }));
    const changes = [{ picture: picture() }, { picture: null }, { alt: 'new' }, { picture: null }];
    expect(replacedPictures(before, changes)).toEqual([replaced, cleared]);
  });
});
