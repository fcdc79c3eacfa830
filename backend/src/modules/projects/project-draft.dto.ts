import { LIMITS, PROJECT_CATEGORIES, type ProjectDraft } from '@manjara/contracts';
import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import {
  ArCategoryField,
  CategoryField,
  changingTogether,
} from '../../common/validation/category-pair';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';
import { DraftDto, SaveDraftDto } from '../base/draft.dto';
import { ProjectDto, ProjectFactsDto, SUMMARY_FIELDS } from './projects.dto';
import { SecondaryImagesDto } from './secondary-images.dto';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');
const LONG_TEXT = { max: LIMITS.longText, multiline: true, optional: true } as const;

class ProjectDraftForm extends IntersectionType(SaveDraftDto, ProjectFactsDto, SecondaryImagesDto) {
  @CategoryField(CATEGORY, PROJECT_CATEGORIES, { optional: true })
  category?: string;

  @ArCategoryField(AR_CATEGORY, PROJECT_CATEGORIES, { optional: true })
  arCategory?: string;

  @Text({ label: DESCRIPTION, ...LONG_TEXT })
  description?: string;

  @Text({ label: AR_DESCRIPTION, ...LONG_TEXT })
  arDescription?: string;
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
