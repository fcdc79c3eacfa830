import { LIMITS, PROJECT_CATEGORIES, type ProjectDraft } from '@manjara/contracts';
import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { PictureList } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import {
  ArCategoryField,
  CategoryField,
  changingTogether,
} from '../../common/validation/category-pair';
import { type FocusChange, FocusList } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';
import { DraftDto, SaveDraftDto } from '../base/draft.dto';
import { ProjectDto, ProjectFactsDto, SECONDARY_FOCUS, SUMMARY_FIELDS } from './projects.dto';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');
const LONG_TEXT = { max: LIMITS.longText, multiline: true, optional: true } as const;

class ProjectDraftForm extends IntersectionType(SaveDraftDto, ProjectFactsDto) {
  @CategoryField(CATEGORY, PROJECT_CATEGORIES, { optional: true })
  category?: string;

  @ArCategoryField(AR_CATEGORY, PROJECT_CATEGORIES, { optional: true })
  arCategory?: string;

  @Text({ label: DESCRIPTION, ...LONG_TEXT })
  description?: string;

  @Text({ label: AR_DESCRIPTION, ...LONG_TEXT })
  arDescription?: string;

  @PictureList({ en: 'Secondary pictures', ar: 'الصور الإضافية' }, LIMITS.secondaryImages)
  secondaryImages?: PicturePart[];

  @FocusList(SECONDARY_FOCUS, LIMITS.secondaryImages)
  secondaryFocus?: FocusChange[];
}

/** POST /projects and PUT /projects/{id} with `status=draft`: nothing is required. */
export class SaveProjectDraftDto extends changingTogether(
  ProjectDraftForm,
  CATEGORY,
  AR_CATEGORY,
) {}

/** A project of which parts may be missing. */
export class ProjectDraftDto
  extends IntersectionType(
    OmitType(ProjectDto, ['status', 'savedAt', 'createdAt', 'image']),
    DraftDto,
  )
  implements ProjectDraft {}

/** The same with `view=summary`. */
export class ProjectDraftSummaryDto extends PickType(ProjectDraftDto, [
  ...SUMMARY_FIELDS,
  'status',
  'savedAt',
]) {}
