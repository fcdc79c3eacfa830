import {
  LIMITS,
  NO_FACTS,
  PROJECT_CATEGORIES,
  type ProjectDraft,
  type ProjectFacts,
} from '@manjara/contracts';
import { IntersectionType, PickType } from '@nestjs/swagger';
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
import { ProjectDto, ProjectFactsDto, SECONDARY_FOCUS } from '../projects/projects.dto';
import { DraftDto, SaveDraftDto } from './draft.dto';

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

/** POST /project-drafts and PUT /project-drafts/{id}: what is absent stays as it is. */
export class SaveProjectDraftDto extends changingTogether(
  ProjectDraftForm,
  CATEGORY,
  AR_CATEGORY,
) {}

const TEXTS = [
  'description',
  'arDescription',
  ...(Object.keys(NO_FACTS) as (keyof ProjectFacts)[]),
] as const;

export class ProjectDraftDto
  extends IntersectionType(DraftDto, PickType(ProjectDto, [...TEXTS, 'secondaryImages']))
  implements ProjectDraft {}
