import { LIMITS, type Message, type NewMessage } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Honeypot } from '../../common/forms/honeypot';
import { EmailField, PhoneField } from '../../common/validation/fields';
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

export class MessageDto extends SubmissionDto implements Message {
  @ApiProperty()
  phone: string;
}
