import {
  type ErasedPersonalData,
  type StoredPersonalData,
  type StoredRecords,
  LIMITS,
} from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../common/validation/text';

/** The person, by email address. */
export class AddressDto {
  /** Any text: the join form does not check the format, and its submissions must be found too. */
  @Text({ max: LIMITS.email })
  email: string;
}

class StoredRecordsDto implements StoredRecords {
  @ApiProperty()
  count: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  oldest: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  newest: string | null;
}

/** POST /personal-data/search */
export class StoredPersonalDataDto implements StoredPersonalData {
  @ApiProperty()
  messages: StoredRecordsDto;

  @ApiProperty()
  jobs: StoredRecordsDto;
}

/** POST /personal-data/erase */
export class ErasedPersonalDataDto implements ErasedPersonalData {
  @ApiProperty({ description: 'How many messages were deleted' })
  messages: number;

  @ApiProperty({ description: 'How many applications were deleted, each with its CV' })
  jobs: number;

  @ApiProperty({
    description: 'CVs that nobody can open any more and whose bytes go within two hours',
  })
  pendingFiles: number;
}
