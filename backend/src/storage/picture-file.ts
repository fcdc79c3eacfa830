import type { Types } from 'mongoose';
import type { PictureTraits } from '../pictures/encodings';

/** An uploaded picture, as its variants are made of it. */
export interface PictureFile {
  id: Types.ObjectId;
  name: string;
  traits: PictureTraits;
}
