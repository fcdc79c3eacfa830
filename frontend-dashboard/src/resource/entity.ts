import type { DescribedPictureValues } from '../pictures/DescribedPicture';
import type { TableEntity } from './table';

/** An entity of any resource. */
export interface Entity extends TableEntity {
  [field: string]: unknown;
}

/** The values of a form. A category is one value: its English label. */
export interface ResourceValues extends DescribedPictureValues {
  [field: string]: unknown;
}
