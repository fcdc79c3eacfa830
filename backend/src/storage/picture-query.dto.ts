import { PICTURE_WIDTHS, type PictureWidth } from '@manjara/contracts';
import { OneOfNumbers } from '../common/validation/query-fields';

/** What a request for a picture may choose; its encoding follows from Accept. */
export class PictureQueryDto {
  @OneOfNumbers({ en: 'Width', ar: 'العرض' }, PICTURE_WIDTHS)
  w?: PictureWidth;
}
