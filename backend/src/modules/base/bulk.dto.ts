import {
  type BulkRequest,
  type BulkResult,
  type BulkRevert,
  LIMITS,
  type Status,
  STATUSES,
} from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { Type as Nested } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInstance,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ErrorBodyDto } from '../../common/openapi/errors.dto';
import { ApiId } from '../../common/openapi/id';
import {
  CustomRule,
  IsOptionalNotNull,
  oneOf,
  withParams,
} from '../../common/validation/field-rule';
import { requirePair } from '../../common/validation/category-pair';
import { IdList } from '../../common/validation/id-list';
import { OBJECT_ID } from '../../common/validation/object-id.pipe';
import { ReadAs } from '../../common/validation/text';
import { CategoryLabelsDto, StatusDto } from './entity.dto';

const MAX_VERSION = 1_000_000_000;
const VERSION = withParams({ min: 0, max: MAX_VERSION });

const ONE_CHANGE = { en: 'Exactly one change is needed.', ar: 'يلزم تغيير واحد فقط.' };
const ALONE = { en: 'No other field goes with this.', ar: 'لا يُرسل معه حقل آخر.' };

const CHANGES: readonly string[] = ['status', 'publishAt', 'category', 'deleted', 'revert'];
/** Of messages and applications. */
export const SUBMISSION_CHANGES: readonly string[] = [...CHANGES, 'isRead', 'progress', 'spam'];

function isOneChange(_value: unknown, dto: Readonly<Record<string, unknown>>): boolean {
  const { changes = CHANGES } = dto.constructor as { changes?: readonly string[] };
  return changes.filter((name) => dto[name] !== undefined).length === 1;
}

export class BulkRevertDto implements BulkRevert {
  @ReadAs((id) => id.toLowerCase())
  @Matches(OBJECT_ID)
  @ApiProperty({ pattern: OBJECT_ID.source, example: '0123456789abcdef01234567' })
  id: string;

  @IsInt(VERSION)
  @Min(0, VERSION)
  @Max(MAX_VERSION, VERSION)
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_VERSION })
  version: number;
}

/** POST /{kind}/bulk: either `ids` with one change, or `revert`. */
export class BulkDto implements BulkRequest {
  @ApiPropertyOptional({ minItems: 1 })
  @CustomRule('isOneChange', isOneChange, { message: ONE_CHANGE })
  @ArrayNotEmpty()
  @IdList(LIMITS.bulk)
  @ValidateIf(({ ids, revert }: BulkDto) => ids !== undefined || revert === undefined)
  ids?: string[];

  @IsOptionalNotNull()
  @IsIn([true], oneOf([true]))
  @ApiPropertyOptional({ type: Boolean, enum: [true] })
  deleted?: true;

  @CustomRule('isAlone', (value, dto) => dto.ids === undefined && isOneChange(value, dto), {
    message: ALONE,
  })
  @ValidateNested()
  @IsInstance(BulkRevertDto, { each: true })
  @ArrayMaxSize(LIMITS.bulk, withParams({ max: LIMITS.bulk }))
  @ArrayNotEmpty()
  @IsArray()
  @IsOptionalNotNull()
  @Nested(() => BulkRevertDto)
  @ApiPropertyOptional({
    type: [BulkRevertDto],
    minItems: 1,
    maxItems: LIMITS.bulk,
    description: 'With the versions that the last call has answered',
  })
  revert?: BulkRevertDto[];
}

/** The same for entities with a category. */
export class BulkOfCategorizedDto extends requirePair(
  IntersectionType(
    BulkDto,
    StatusDto,
    PartialType(CategoryLabelsDto, { skipNullProperties: false }),
  ),
) {}

export class BulkResultDto implements BulkResult {
  @ApiId()
  id: string;

  @ApiPropertyOptional({
    enum: [...STATUSES, 'spam', 'trashed'],
    description: 'As it is now; absent after an error',
  })
  status?: Status | 'spam' | 'trashed';

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Of this write; absent where nothing had to change',
  })
  version?: number;

  @ApiPropertyOptional({ type: ErrorBodyDto, description: 'That of a call for this item alone' })
  error?: ErrorBodyDto;
}
