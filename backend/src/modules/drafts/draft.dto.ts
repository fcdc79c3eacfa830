import { LIMITS } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiId } from '../../common/openapi/id';
import { ImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [NAME, AR_NAME] = bilingualLabels('Name', 'الاسم');
const [ALT, AR_ALT] = bilingualLabels('Picture description', 'وصف الصورة');

/** What the form of any draft may have; a blank text empties it. */
export class SaveDraftDto {
  @Text({ label: NAME, max: LIMITS.name, optional: true })
  name?: string;

  @Text({ label: AR_NAME, max: LIMITS.name, optional: true })
  arName?: string;

  @Text({ label: ALT, max: LIMITS.alt, optional: true })
  alt?: string;

  @Text({ label: AR_ALT, max: LIMITS.alt, optional: true })
  arAlt?: string;

  @FocusField()
  focus?: FocusChange;

  @PictureSlot({ en: 'Picture', ar: 'الصورة' })
  image?: PicturePart | '';
}

/** What every draft is answered with. */
export class DraftDto {
  @ApiId()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  arName: string;

  @ApiProperty()
  category: string;

  @ApiProperty()
  arCategory: string;

  @ApiProperty()
  alt: string;

  @ApiProperty()
  arAlt: string;

  @ApiProperty({ type: ImageDto, required: false })
  image?: ImageDto;

  @ApiProperty({ format: 'date-time', required: false, description: 'Where it has a date already' })
  createdAt?: string;

  @ApiProperty({ format: 'date-time', description: 'Of the last save' })
  savedAt: string;
}
