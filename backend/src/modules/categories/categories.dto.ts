import {
  type Category,
  type CategoryLabels,
  type CategoryLists,
  type CategoryPair,
  LIMITS,
} from '@manjara/contracts';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { IdDto } from '../../common/openapi/id';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { IsOptionalNotNull } from '../../common/validation/field-rule';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { OBJECT_ID } from '../../common/validation/object-id.pipe';
import { PICTURE_TEXTS } from '../base/entity.dto';
import { BilingualAnswers, BilingualTexts, OptionalTexts, TextAnswers } from '../base/texts.dto';

const NAME = { name: { max: LIMITS.name } };
const INTRODUCTION = { introduction: { max: LIMITS.shortText, multiline: true } };

class CategoryPictureDto {
  @FocusField()
  focus?: FocusChange;

  @PictureSlot()
  image?: PicturePart | '';
}

/** POST: the name in both languages is required. */
export class CreateCategoryDto extends IntersectionType(
  BilingualTexts(NAME),
  OptionalTexts(INTRODUCTION),
  OptionalTexts(PICTURE_TEXTS),
  CategoryPictureDto,
) {}

/** PUT: absent fields stay unchanged. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto) {}

export class CategoryDto
  extends IntersectionType(IdDto, BilingualAnswers({ ...NAME, ...INTRODUCTION }))
  implements Category
{
  @ApiProperty({ type: BilingualAltImageDto, required: false })
  image?: BilingualAltImageDto;
}

/** The query of DELETE. */
export class MoveItemsDto {
  /** Id of the category to which the items move. */
  @IsOptionalNotNull()
  @Matches(OBJECT_ID)
  @ApiProperty({ required: false, pattern: OBJECT_ID.source })
  to?: string;
}

class CategoryPairDto extends TextAnswers('en', 'ar') implements CategoryPair {}

class CategoryLabelsDto extends CategoryPairDto implements CategoryLabels {
  @ApiProperty({
    type: [CategoryPairDto],
    description: 'Earlier labels, and those of categories that were merged into it',
  })
  former: CategoryPairDto[];
}

class CountedLabelsDto extends CategoryLabelsDto {
  @ApiProperty({ description: 'Published projects in it' })
  count: number;
}

/** GET /categories */
export class CategoryListsDto implements CategoryLists {
  @ApiProperty({ type: [CountedLabelsDto] })
  projects: CountedLabelsDto[];

  @ApiProperty({ type: [CategoryLabelsDto], description: 'Also the choices of the join form' })
  products: CategoryLabelsDto[];
}
