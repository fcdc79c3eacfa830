import {
  type EntityTexts,
  LIMITS,
  type Project,
  type ProjectDates,
  type ProjectDraft,
  type ProjectFacts,
  type ProjectSummary,
  type Slugs,
} from '@manjara/contracts';
import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';
import { requirePair } from '../../common/validation/category-pair';
import { OptionalDecimalField, OptionalDigitsField } from '../../common/validation/fields';
import { ChangeOf } from '../../common/validation/status';
import { BulkOfCategorizedDto } from '../base/bulk.dto';
import {
  CategoryLabelsDto,
  DateDto,
  DraftOf,
  EntityDto,
  PictureDto,
  StatusDto,
} from '../base/entity.dto';
import { SecondaryImages, SecondaryImagesDto } from '../base/secondary-images.dto';
import { BilingualAnswers, BilingualTexts, OptionalTexts, TextAnswers } from '../base/texts.dto';
import { DraftPicturePairDto, PicturePairDto, PicturePairsFormDto } from './picture-pairs.dto';
import { ProjectVideoDto, ProjectVideoFormDto } from './project-video.dto';

const NAME = { name: { max: LIMITS.name } };
const DESCRIPTION = {
  description: { max: LIMITS.longText, multiline: true },
};
const FACTS = {
  place: { max: LIMITS.shortText },
  materials: { max: LIMITS.shortText },
  scope: { max: LIMITS.shortText },
};

/** Facts of a project, all optional; a blank one empties it. */
class ProjectFactsDto extends OptionalTexts(FACTS) implements Partial<ProjectFacts> {
  @OptionalDigitsField(LIMITS.year, '2019')
  year?: string;

  @OptionalDecimalField(LIMITS.area)
  area?: string;
}

/** Readable parts of the addresses; a blank one is made from the name. */
class SlugsDto extends OptionalTexts({ slug: { max: LIMITS.name } }) {}

/** POST /projects: all but further pictures, the video and the facts are required (spec §5). */
export class CreateProjectDto
  extends IntersectionType(
    BilingualTexts(NAME),
    CategoryLabelsDto,
    BilingualTexts(DESCRIPTION),
    PictureDto,
    StatusDto,
    ProjectFactsDto,
    SlugsDto,
    DateDto,
    SecondaryImages(LIMITS.secondaryImages),
    PicturePairsFormDto,
    ProjectVideoFormDto,
  )
  implements Omit<EntityTexts<Project>, keyof ProjectFacts | keyof Slugs> {}

/** PUT /projects/{id}: absent fields stay unchanged. */
export class UpdateProjectDto extends requirePair(ChangeOf(CreateProjectDto)) {}

/** POST /projects/bulk */
export class BulkProjectsDto extends BulkOfCategorizedDto {}

export class ProjectDto
  extends IntersectionType(
    EntityDto,
    BilingualAnswers({ ...NAME, ...DESCRIPTION, ...FACTS }),
    TextAnswers('category', 'arCategory', 'year', 'area', 'slug', 'arSlug'),
    SecondaryImagesDto,
    ProjectVideoDto,
  )
  implements Project
{
  @ApiProperty({ type: [PicturePairDto] })
  pairs: PicturePairDto[];
}

/** A draft; its fields may be missing. */
export class ProjectDraftDto
  extends OmitType(DraftOf(ProjectDto), ['pairs'])
  implements Omit<ProjectDraft, 'pairs'>
{
  @ApiProperty({ type: [DraftPicturePairDto] })
  pairs: DraftPicturePairDto[];
}

/** Fields of a project in a list with `view=summary`. */
export const SUMMARY_FIELDS = [
  '_id',
  'name',
  'arName',
  'category',
  'arCategory',
  'slug',
  'arSlug',
  'createdAt',
  'image',
] as const satisfies readonly (keyof ProjectSummary)[];

const ADMIN_SUMMARY_FIELDS = [...SUMMARY_FIELDS, 'status', 'savedAt'] as const;

/** An item of a list with `view=summary`. */
export class ProjectSummaryDto extends PickType(ProjectDto, ADMIN_SUMMARY_FIELDS) {}

/** A draft in such a list. */
export class ProjectDraftSummaryDto extends PickType(ProjectDraftDto, [
  ...ADMIN_SUMMARY_FIELDS,
  'publishAt',
  'publishFaults',
]) {}

/** An item of a list with `view=dates`. */
export class ProjectDatesDto
  extends IntersectionType(IdDto, TextAnswers('slug', 'arSlug'))
  implements ProjectDates
{
  @ApiProperty({ format: 'date-time', description: 'Of the last change, else of the entry' })
  changedAt: string;
}
