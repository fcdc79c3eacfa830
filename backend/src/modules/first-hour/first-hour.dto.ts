import type { FirstHour } from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class FirstHourDto implements FirstHour {
  @ApiProperty({ description: 'Phone and WhatsApp number are there and not those of a new site' })
  phone: boolean;

  @ApiProperty({ description: 'So are the opening hours' })
  hours: boolean;

  @ApiProperty({ description: "A project that is not the demo's is published" })
  project: boolean;

  @ApiProperty({ description: 'So is a review' })
  review: boolean;

  @ApiPropertyOptional({
    description: 'No unedited item of the demo is left; absent where the site never had it',
  })
  demo?: boolean;
}
