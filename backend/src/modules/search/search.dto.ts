import {
  LIMITS,
  SEARCHED_KINDS,
  type SearchedKind,
  type SearchGroup,
  type SearchResult,
  type Status,
  STATUSES,
} from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ApiId } from '../../common/openapi/id';
import { ImageDto } from '../../common/openapi/image.dto';
import { Text } from '../../common/validation/text';

export class SearchQueryDto {
  @Text({
    max: LIMITS.name,
    description: 'Words or parts of them, in any order; of projects, words of a name',
  })
  q: string;
}

class SearchResultDto implements SearchResult {
  @ApiId()
  _id: string;

  @ApiProperty({ description: "Of a draft it may be ''" })
  name: string;

  @ApiPropertyOptional({ description: 'Absent where the name has one language' })
  arName?: string;

  @ApiPropertyOptional({ type: ImageDto })
  image?: ImageDto;

  @ApiPropertyOptional({ enum: STATUSES, description: 'Absent where there are no drafts' })
  status?: Status;

  @ApiPropertyOptional({ description: 'The beginning of a message or application' })
  excerpt?: string;
}

export class SearchGroupDto implements SearchGroup {
  @ApiProperty({ enum: SEARCHED_KINDS, description: 'The address of the list' })
  kind: SearchedKind;

  @ApiProperty({ type: [SearchResultDto], description: 'The first five' })
  items: SearchResultDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}
