import { PICTURE_WIDTHS, type PictureWidth } from '@manjara/contracts';
import { OneOfNumbers } from '../common/validation/query-fields';

/** GET /files/{id}; the encoding follows from Accept. */
export class PictureQueryDto {
  @OneOfNumbers({ en: 'Width', ar: 'العرض' }, PICTURE_WIDTHS)
  w?: PictureWidth;
}
