import { LIMITS, type Status, STATUSES } from '@manjara/contracts';
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
import { IdDto } from '../../common/openapi/id';
import { BilingualAltImageDto, ImageDto } from '../../common/openapi/image.dto';
import { CategoryField } from '../../common/validation/category-pair';
import { OptionalDayField, OptionalFutureField } from '../../common/validation/fields';
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
export class CategoryLabelsDto {
  @CategoryField()
  category: string;

  @CategoryField()
  arCategory: string;
}

export class DateDto {
  /** The sort date; absent or blank: the creation date. */
  @OptionalDayField()
  date?: string;
}

export class StatusDto {
  @StatusField()
  status?: Status;

  @OptionalFutureField()
  publishAt?: string;
}

/** What only the admin gets. */
export class PublishedStateDto extends IdDto {
  @ApiPropertyOptional({ enum: STATUSES, description: 'With a token only' })
  status?: Status;

  @ApiPropertyOptional({ format: 'date-time', description: 'Of the last save; with a token only' })
  savedAt?: string;
}

/** An entity in a response, without its texts. */
export class EntityDto extends PublishedStateDto {
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

/** The state of a draft in a response. */
export class DraftStateDto {
  @ApiProperty({ enum: STATUSES })
  status: Status;

  @ApiProperty({ format: 'date-time', description: 'Of the last save' })
  savedAt: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When it is published by itself' })
  publishAt?: string;

  @ApiPropertyOptional({
    type: [String],
    description: 'The fields that kept it from being published then',
  })
  publishFaults?: string[];
}

class DraftDto extends DraftStateDto {
  @ApiPropertyOptional({ format: 'date-time', description: 'Absent: when it will be published' })
  createdAt?: string;

  @ApiProperty({ type: DraftImageDto })
  image: DraftImageDto;
}

/** A draft in a response; its fields may be missing. */
export const DraftOf = <Dto extends EntityDto>(published: Type<Dto>) =>
  IntersectionType(OmitType(published, ['status', 'savedAt', 'createdAt', 'image']), DraftDto);
