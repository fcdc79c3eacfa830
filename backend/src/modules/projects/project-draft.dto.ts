import type { ProjectDraft } from '@manjara/contracts';
import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { requirePair } from '../../common/validation/category-pair';
import { BulkDto } from '../base/bulk.dto';
import { DraftDto } from '../base/draft.dto';
import { CreateProjectDto, ProjectDto, SUMMARY_FIELDS } from './projects.dto';

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

class ProjectBulkFields extends PartialType(
  PickType(CreateProjectDto, ['status', 'category', 'arCategory']),
  { skipNullProperties: false },
) {}

/** POST /projects/bulk */
export class BulkProjectsDto extends requirePair(IntersectionType(BulkDto, ProjectBulkFields)) {}
