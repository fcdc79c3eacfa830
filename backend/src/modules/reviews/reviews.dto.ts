import {
  type EntityTexts,
  LIMITS,
  type Review,
  type ReviewDraft,
  type Status,
} from '@manjara/contracts';
import { ApiProperty, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiId } from '../../common/openapi/id';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { ChangeOf, StatusField } from '../../common/validation/status';
import { Text } from '../../common/validation/text';
import { BulkDto } from '../base/bulk.dto';
import { AdminFieldsDto, DraftDto } from '../base/draft.dto';

const [TITLE, AR_TITLE] = bilingualLabels('Title', 'العنوان');
const [NAME, AR_NAME] = bilingualLabels('Name', 'الاسم');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');
const [ALT, AR_ALT] = bilingualLabels('Picture description', 'وصف الصورة');

/** POST /reviews: everything is required (spec §5). */
export class CreateReviewDto implements EntityTexts<Review> {
  @Text({ label: TITLE, max: LIMITS.name })
  title: string;

  @Text({ label: AR_TITLE, max: LIMITS.name })
  arTitle: string;

  @Text({ label: NAME, max: LIMITS.name, description: 'Of the reviewer' })
  name: string;

  @Text({ label: AR_NAME, max: LIMITS.name })
  arName: string;

  @Text({ label: DESCRIPTION, max: LIMITS.longText, multiline: true })
  description: string;

  @Text({ label: AR_DESCRIPTION, max: LIMITS.longText, multiline: true })
  arDescription: string;

  @Text({ label: ALT, max: LIMITS.alt })
  alt: string;

  @Text({ label: AR_ALT, max: LIMITS.alt })
  arAlt: string;

  @FocusField()
  focus?: FocusChange;

  @PictureField({ en: 'Picture', ar: 'الصورة' })
  image: PicturePart;

  @StatusField()
  status?: Status;
}

/** PUT /reviews/{id}: what is absent stays as it is; what is there is held to the same rules. */
export class UpdateReviewDto extends ChangeOf(CreateReviewDto) {}

/** POST /reviews/bulk */
export class BulkReviewsDto extends IntersectionType(
  BulkDto,
  PartialType(PickType(CreateReviewDto, ['status']), { skipNullProperties: false }),
) {}

export class ReviewDto extends AdminFieldsDto implements Review {
  @ApiId()
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  arTitle: string;

  @ApiProperty({ description: 'Of the reviewer' })
  name: string;

  @ApiProperty()
  arName: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  arDescription: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: BilingualAltImageDto })
  image: BilingualAltImageDto;
}

/** A review of which parts may be missing. */
export class ReviewDraftDto
  extends IntersectionType(
    OmitType(ReviewDto, ['status', 'savedAt', 'createdAt', 'image']),
    DraftDto,
  )
  implements ReviewDraft {}
