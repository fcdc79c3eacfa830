import type {} from 'multer';

/** A file part of a form, on disk until its request is over; `fieldname` is absent elsewhere. */
export type UploadedFile = Pick<Express.Multer.File, 'path' | 'originalname' | 'size'> &
  Partial<Pick<Express.Multer.File, 'fieldname'>>;
