import { type CategoryPair, LIMITS, type Status, STATUSES } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiId } from '../../common/openapi/id';
import { BilingualAltImageDto, ImageDto } from '../../common/openapi/image.dto';
import { ArCategoryField, CategoryField } from '../../common/validation/category-pair';
import { OptionalDayField } from '../../common/validation/fields';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { StatusField } from '../../common/validation/status';
import { BilingualTexts } from './texts.dto';

/** The descriptions of a picture in a form. */
export const PICTURE_TEXTS = {
  alt: { max: LIMITS.alt },
};

class PictureFileDto {
  @FocusField()
  focus?: FocusChange;

  @PictureField()
  image: PicturePart;
}

/** The picture of a form. */
export class PictureDto extends IntersectionType(BilingualTexts(PICTURE_TEXTS), PictureFileDto) {}

/** The category of a form, in both languages. */
export function CategoryDto(categories: readonly CategoryPair[]) {
  class Category {
    @CategoryField(categories)
    category: string;

    @ArCategoryField(categories)
    arCategory: string;
  }
  return Category;
}

export class DateDto {
  /** The sort date; absent or blank: the creation date. */
  @OptionalDayField()
  date?: string;
}

export class StatusDto {
  @StatusField()
  status?: Status;
}

/** An entity in a response, without its texts. */
export class EntityDto {
  @ApiId()
  _id: string;

  @ApiPropertyOptional({ enum: STATUSES, description: 'With a token only' })
  status?: Status;

  @ApiPropertyOptional({ format: 'date-time', description: 'Of the last save; with a token only' })
  savedAt?: string;

  @ApiProperty({ format: 'date-time', description: 'The date that was given, else of the entry' })
  createdAt: string;

  @ApiProperty({ type: BilingualAltImageDto })
  image: BilingualAltImageDto;
}

/** Image of a draft: without `url` until a picture is added. */
export class DraftImageDto extends IntersectionType(
  PartialType(ImageDto),
  PickType(BilingualAltImageDto, ['alt', 'arAlt']),
) {}

class DraftDto {
  @ApiProperty({ enum: STATUSES })
  status: Status;

  @ApiProperty({ format: 'date-time', description: 'Of the last save' })
  savedAt: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Absent: when it will be published' })
  createdAt?: string;

  @ApiProperty({ type: DraftImageDto })
  image: DraftImageDto;
}

/** A draft in a response; its fields may be missing. */
export const DraftOf = <Dto extends EntityDto>(published: Type<Dto>) =>
  IntersectionType(OmitType(published, ['status', 'savedAt', 'createdAt', 'image']), DraftDto);
