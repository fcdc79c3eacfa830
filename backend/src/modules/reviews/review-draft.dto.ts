import { LIMITS, type ReviewDraft } from '@manjara/contracts';
import { IntersectionType, OmitType } from '@nestjs/swagger';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';
import { DraftDto, SaveDraftDto } from '../base/draft.dto';
import { ReviewDto } from './reviews.dto';

const [TITLE, AR_TITLE] = bilingualLabels('Title', 'العنوان');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');
const SHORT_TEXT = { max: LIMITS.name, optional: true } as const;
const LONG_TEXT = { max: LIMITS.longText, multiline: true, optional: true } as const;

/** POST /reviews and PUT /reviews/{id} with `status=draft`: nothing is required. */
export class SaveReviewDraftDto extends SaveDraftDto {
  @Text({ label: TITLE, ...SHORT_TEXT })
  title?: string;

  @Text({ label: AR_TITLE, ...SHORT_TEXT })
  arTitle?: string;

  @Text({ label: DESCRIPTION, ...LONG_TEXT })
  description?: string;

  @Text({ label: AR_DESCRIPTION, ...LONG_TEXT })
  arDescription?: string;
}

/** A review of which parts may be missing. */
export class ReviewDraftDto
  extends IntersectionType(
    OmitType(ReviewDto, ['status', 'savedAt', 'createdAt', 'image']),
    DraftDto,
  )
  implements ReviewDraft {}
