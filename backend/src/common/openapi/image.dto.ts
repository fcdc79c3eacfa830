import {
  type AltImage,
  type BilingualAltImage,
  type Focus,
  type Image,
  LIMITS,
} from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

const PERCENT = { type: 'integer', minimum: 0, maximum: 100 } as const;

export class FocusDto implements Focus {
  @ApiProperty({ ...PERCENT, description: 'Percent from the left' })
  x: number;

  @ApiProperty({ ...PERCENT, description: 'Percent from the top' })
  y: number;
}

/** A stored picture as the API answers it. */
export class ImageDto implements Image {
  @ApiProperty({
    description: 'Changes when the picture does; takes ?w=',
    example: '/api/files/665f…',
  })
  url: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Pixels as displayed' })
  width?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Pixels as displayed' })
  height?: number;

  @ApiPropertyOptional({ type: String, description: 'A very small picture as a data: URL' })
  placeholder?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description: 'What is behind the picture shows through it',
  })
  transparent?: true;

  @ApiPropertyOptional({ type: FocusDto, description: 'What crops keep in sight; else the centre' })
  focus?: FocusDto;
}

export class AltImageDto extends ImageDto implements AltImage {
  @ApiProperty()
  alt: string;
}

export class BilingualAltImageDto extends AltImageDto implements BilingualAltImage {
  @ApiProperty()
  arAlt: string;
}

export const ApiPictureSlots = () =>
  ApiProperty({
    type: 'array',
    items: { oneOf: [{ $ref: getSchemaPath(BilingualAltImageDto) }, { type: 'null' }] },
    minItems: LIMITS.contentImages,
    maxItems: LIMITS.contentImages,
    description: 'Four slots; an empty one is null',
  });
