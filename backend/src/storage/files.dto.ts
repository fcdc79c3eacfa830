import { PICTURE_WIDTHS, type PictureWidth } from '@manjara/contracts';
import { PictureField } from '../common/forms/file-fields';
import type { FormSpec } from '../common/forms/read-form';
import type { UploadedFile } from '../common/forms/uploaded-file';
import { OneOfNumbers } from '../common/validation/query-fields';

/** GET /files/{id}; the encoding follows from Accept. */
export class PictureQueryDto {
  @OneOfNumbers({ en: 'Width', ar: 'العرض' }, PICTURE_WIDTHS)
  w?: PictureWidth;
}

export const PREVIEW_FORM: FormSpec = { files: ['image'] };

/** POST /files/preview */
export class PreviewPictureDto {
  @PictureField({ en: 'Picture', ar: 'الصورة' })
  image: UploadedFile;
}
