import { PictureField } from '../common/forms/file-fields';
import type { FormSpec } from '../common/forms/read-form';
import type { UploadedFile } from '../common/forms/uploaded-file';

export const PREVIEW_FORM: FormSpec = { files: ['image'] };

/** POST /files/preview */
export class PreviewPictureDto {
  @PictureField({ en: 'Picture', ar: 'الصورة' })
  image: UploadedFile;
}
