import { LIMITS, type PicturePair } from '@manjara/contracts';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { plainToInstance, Transform, Type as Nested } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsInstance, ValidateNested } from 'class-validator';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { IsOptionalNotNull, withMessage, withParams } from '../../common/validation/field-rule';
import { Text } from '../../common/validation/text';
import { fileUrl } from '../../storage/stored-picture';
import { DraftImageDto, PICTURE_TEXTS } from '../base/entity.dto';
import { BilingualAnswers, BilingualTexts, OptionalTexts } from '../base/texts.dto';
import type { StoredPair } from './picture-pairs';

const MAX = LIMITS.picturePairs;
const LABELS = { beforeLabel: { max: LIMITS.pairLabel }, afterLabel: { max: LIMITS.pairLabel } };

/** A picture of a pair in a form: the address of a stored one. */
export interface PairPictureForm {
  url?: string;
  alt?: string;
  arAlt?: string;
}

export interface PairForm extends Partial<
  Pick<PicturePair, 'beforeLabel' | 'arBeforeLabel' | 'afterLabel' | 'arAfterLabel'>
> {
  before?: PairPictureForm;
  after?: PairPictureForm;
}

/** @param isDraft whether pictures and descriptions may be missing */
function pairForm(isDraft: boolean): Type<PairForm> {
  class PairPicture extends (isDraft ? OptionalTexts : BilingualTexts)(PICTURE_TEXTS) {
    @Text({ max: LIMITS.url, optional: isDraft })
    url?: string;
  }
  const Picture = (): PropertyDecorator =>
    applyDecorators(
      Nested(() => PairPicture),
      isDraft ? IsOptionalNotNull() : IsDefined(),
      IsInstance(PairPicture),
      ValidateNested(),
    );
  class Pair extends OptionalTexts(LABELS) {
    @Picture()
    before?: PairPicture;

    @Picture()
    after?: PairPicture;
  }
  return Pair;
}

const PAIR = pairForm(false);
const DRAFT_PAIR = pairForm(true);

function parsed(text: string): unknown {
  if (!text.trim()) return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture of a stored pair as a form has it. */
const withUrl = (picture: Partial<StoredPair['before']> | undefined) =>
  picture?.file ? { ...picture, url: fileUrl(picture.file) } : picture;

const toForm = (pair: object): object => {
  const { before, after } = pair as Partial<StoredPair>;
  return { ...pair, before: withUrl(before), after: withUrl(after) };
};

const NOT_PAIRS = withMessage({
  en: 'A JSON list of pairs of pictures.',
  ar: 'قائمة JSON من أزواج الصور.',
});

export class PicturePairsFormDto {
  /** A multipart form has no lists of objects, so this is their JSON. A draft's pairs may lack anything. */
  @Transform(({ value, obj }): unknown => {
    const pairs = typeof value === 'string' ? parsed(value) : (value as unknown);
    if (!Array.isArray(pairs)) return pairs;
    // Refused by `IsArray`, so that the error names the field.
    if (!pairs.every(isObject)) return JSON.stringify(pairs);
    const dto = (obj as { status?: unknown }).status === 'draft' ? DRAFT_PAIR : PAIR;
    return pairs.map((pair) => plainToInstance(dto, toForm(pair)));
  })
  @IsOptionalNotNull()
  @IsArray(NOT_PAIRS)
  @ArrayMaxSize(MAX, withParams({ max: MAX }))
  @ValidateNested({ each: true, ...NOT_PAIRS })
  @ApiProperty({
    type: String,
    required: false,
    example: '[]',
    description:
      `JSON: at most ${MAX} pairs \`{ before: { url, alt, arAlt }, after: { url, alt, arAlt }, ` +
      'beforeLabel?, arBeforeLabel?, afterLabel?, arAfterLabel? }`, with URLs of stored pictures. ' +
      'Absent keeps all; an empty text or list removes all.',
  })
  pairs?: PairForm[];
}

class PairPicturesDto {
  @ApiProperty({ type: BilingualAltImageDto })
  before: BilingualAltImageDto;

  @ApiProperty({ type: BilingualAltImageDto })
  after: BilingualAltImageDto;
}

class DraftPairPicturesDto {
  @ApiProperty({ type: DraftImageDto })
  before: DraftImageDto;

  @ApiProperty({ type: DraftImageDto })
  after: DraftImageDto;
}

/** A pair in a response. */
export class PicturePairDto
  extends IntersectionType(PairPicturesDto, BilingualAnswers(LABELS))
  implements PicturePair {}

/** A pair of a draft; it may lack the pictures. */
export class DraftPicturePairDto extends IntersectionType(
  DraftPairPicturesDto,
  BilingualAnswers(LABELS),
) {}
