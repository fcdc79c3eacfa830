import { newPictureId, type PickedPicture } from './picture';
import { Upload } from './upload';

/** A picked file for a form; the upload starts when the form shows it. */
export const pickedPicture = (file: File): PickedPicture => ({
  id: newPictureId(),
  kind: 'upload',
  upload: new Upload(file),
});
