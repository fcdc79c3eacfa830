import {
  type EntityTexts,
  LIMITS,
  type Project,
  PROJECT_CATEGORIES,
  type ProjectFacts,
  type ProjectDates,
  type ProjectSummary,
  type Status,
} from '@manjara/contracts';
import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiId } from '../../common/openapi/id';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { ArCategoryField, CategoryField, requirePair } from '../../common/validation/category-pair';
import {
  OptionalDayField,
  OptionalDecimalField,
  OptionalDigitsField,
} from '../../common/validation/fields';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { ChangeOf, StatusField } from '../../common/validation/status';
import { Text } from '../../common/validation/text';
import { AdminFieldsDto } from '../base/draft.dto';
import { SecondaryImagesDto } from './secondary-images.dto';

const [NAME, AR_NAME] = bilingualLabels('Name', 'الاسم');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');
const [PLACE, AR_PLACE] = bilingualLabels('Place', 'المكان');
const [MATERIALS, AR_MATERIALS] = bilingualLabels('Materials', 'المواد');
const [SCOPE, AR_SCOPE] = bilingualLabels('Scope', 'نطاق العمل');
const FACT = { max: LIMITS.shortText, optional: true } as const;
const [ALT, AR_ALT] = bilingualLabels('Picture description', 'وصف الصورة');

/** Facts of a project and its date, all optional; a blank one empties it. */
export class ProjectFactsDto implements Partial<ProjectFacts> {
  @Text({ label: PLACE, ...FACT })
  place?: string;

  @Text({ label: AR_PLACE, ...FACT })
  arPlace?: string;

  @OptionalDigitsField({ en: 'Year', ar: 'السنة' }, LIMITS.year, '2019')
  year?: string;

  @OptionalDecimalField({ en: 'Area', ar: 'المساحة' }, LIMITS.area)
  area?: string;

  @Text({ label: MATERIALS, ...FACT })
  materials?: string;

  @Text({ label: AR_MATERIALS, ...FACT })
  arMaterials?: string;

  @Text({ label: SCOPE, ...FACT })
  scope?: string;

  @Text({ label: AR_SCOPE, ...FACT })
  arScope?: string;

  /** By which the newest come first; absent or blank: when it was added. */
  @OptionalDayField({ en: 'Date', ar: 'التاريخ' })
  date?: string;
}

/** POST /projects: all but the secondary pictures and the facts are required (spec §5). */
export class CreateProjectDto
  extends IntersectionType(ProjectFactsDto, SecondaryImagesDto)
  implements Omit<EntityTexts<Project>, keyof ProjectFacts>
{
  @Text({ label: NAME, max: LIMITS.name })
  name: string;

  @Text({ label: AR_NAME, max: LIMITS.name })
  arName: string;

  @CategoryField(PROJECT_CATEGORIES)
  category: string;

  @ArCategoryField(PROJECT_CATEGORIES)
  arCategory: string;

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

/** PUT /projects/{id}: what is absent stays as it is; what is there is held to the same rules. */
export class UpdateProjectDto extends requirePair(ChangeOf(CreateProjectDto)) {}

export class ProjectDto extends AdminFieldsDto implements Project {
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
  description: string;

  @ApiProperty()
  arDescription: string;

  @ApiProperty()
  place: string;

  @ApiProperty()
  arPlace: string;

  @ApiProperty()
  year: string;

  @ApiProperty()
  area: string;

  @ApiProperty()
  materials: string;

  @ApiProperty()
  arMaterials: string;

  @ApiProperty()
  scope: string;

  @ApiProperty()
  arScope: string;

  @ApiProperty({ format: 'date-time', description: 'The date that was given, else of the entry' })
  createdAt: string;

  @ApiProperty({ type: BilingualAltImageDto })
  image: BilingualAltImageDto;

  @ApiProperty({ type: [BilingualAltImageDto], description: 'In the order of the screen' })
  secondaryImages: BilingualAltImageDto[];
}

/** What a project is in a list that asks for `view=summary`. */
export const SUMMARY_FIELDS = [
  '_id',
  'name',
  'arName',
  'category',
  'arCategory',
  'createdAt',
  'image',
] as const satisfies readonly (keyof ProjectSummary)[];

export class ProjectSummaryDto extends PickType(ProjectDto, [
  ...SUMMARY_FIELDS,
  'status',
  'savedAt',
]) {}

/** An item of a list with `view=dates`. */
export class ProjectDatesDto implements ProjectDates {
  @ApiId()
  _id: string;

  @ApiProperty({ format: 'date-time', description: 'Of the last change, else of the entry' })
  changedAt: string;
}
