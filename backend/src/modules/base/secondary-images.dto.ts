import { LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PictureList } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusList } from '../../common/validation/focus';
import { TextList } from '../../common/validation/text';

/** The secondary pictures of a form, and what belongs to each, in their order. */
export interface SecondaryImagesForm {
  secondaryImages?: PicturePart[];
  secondaryFocus?: FocusChange[];
  secondaryAlt?: string[];
  secondaryArAlt?: string[];
}

/** Up to `max` secondary pictures of a form. */
export function SecondaryImages(max: number): Type<SecondaryImagesForm> {
  const descriptions = {
    max: LIMITS.alt,
    maxItems: max,
    description:
      'One for each of the pictures, in their order. A picture without one keeps its own; blank ' +
      'is none.',
  } as const;
  class SecondaryImagesFormDto implements SecondaryImagesForm {
    @PictureList(max)
    secondaryImages?: PicturePart[];

    @FocusList(max)
    secondaryFocus?: FocusChange[];

    @TextList(descriptions)
    secondaryAlt?: string[];

    @TextList(descriptions)
    secondaryArAlt?: string[];
  }
  return SecondaryImagesFormDto;
}

/** The secondary pictures of an answer. */
export class SecondaryImagesDto {
  @ApiProperty({ type: [BilingualAltImageDto], description: 'In the order of the screen' })
  secondaryImages: BilingualAltImageDto[];
}
