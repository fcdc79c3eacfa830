import { LIMITS, type Message, type NewMessage, type ReadState } from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Honeypot } from '../../common/forms/honeypot';
import { BooleanField, EmailField, PhoneField } from '../../common/validation/fields';
import { Text } from '../../common/validation/text';
import { SubmissionDto } from '../base/submission.dto';

/** POST /messages: the contact form (spec §5, §7). */
export class CreateMessageDto implements NewMessage {
  /** First and last name, joined by a space. */
  @Text({ max: LIMITS.name })
  name: string;

  @EmailField()
  email: string;

  @PhoneField()
  phone: string;

  @Text({ max: LIMITS.message, multiline: true })
  message: string;

  @Honeypot()
  website?: unknown;
}

/** PUT /messages/read-message/{id} */
export class ReadMessageDto implements ReadState {
  @BooleanField()
  @ApiProperty()
  isRead: boolean;

  @BooleanField({ optional: true })
  @ApiPropertyOptional({ description: 'Whether it was answered now, or not at all' })
  replied?: boolean;
}

export class MessageDto extends SubmissionDto implements Message {
  @ApiProperty()
  phone: string;
}
