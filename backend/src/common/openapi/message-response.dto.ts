import type { MessageResponse } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';

/** The answer to a form of a visitor. */
export class MessageResponseDto implements MessageResponse {
  @ApiProperty({ description: 'One sentence for a person, in the language of Accept-Language' })
  message: string;
}
