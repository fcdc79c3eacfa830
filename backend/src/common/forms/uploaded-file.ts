import type {} from 'multer';

/** A file part of a form, on disk until its request is over; `fieldname` is absent elsewhere. */
export type UploadedFile = Pick<Express.Multer.File, 'path' | 'originalname' | 'size'> &
  Partial<Pick<Express.Multer.File, 'fieldname'>>;

/** URL of a stored picture in a form. */
export interface PictureUrl {
  url: string;
  fieldname: string;
}

/** A picture of a form. */
export type PicturePart = UploadedFile | PictureUrl;

export const isPictureUrl = (part: PicturePart): part is PictureUrl => 'url' in part;
