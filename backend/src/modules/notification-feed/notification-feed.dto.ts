import {
  NOTIFICATION_KINDS,
  type NotificationFeed,
  type NotificationItem,
  type NotificationKind,
  type NotificationsSeen,
} from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { ApiId } from '../../common/openapi/id';
import { CustomRule } from '../../common/validation/field-rule';

const NOT_A_TIME = {
  en: 'A time such as 2026-11-27T09:30:00.000Z.',
  ar: 'وقت، مثل 2026-11-27T09:30:00.000Z.',
};

/** Whether a text is a time as the API writes it. */
function isTime(value: unknown): boolean {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** PUT /notifications/seen */
export class NotificationsSeenDto implements NotificationsSeen {
  /** Time of the newest one that was shown. */
  @IsNotEmpty()
  @CustomRule('isTime', isTime, { message: NOT_A_TIME })
  @ApiProperty({ format: 'date-time', example: '2026-11-27T09:30:00.000Z' })
  seenAt: string;
}

class NotificationItemDto implements NotificationItem {
  @ApiProperty({
    enum: NOTIFICATION_KINDS,
    description: 'The list of the item, which came in or went public; or a warning',
  })
  kind: NotificationKind;

  @ApiId()
  @ApiPropertyOptional({ description: 'Absent for warnings' })
  id?: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiPropertyOptional({ description: "The sender's, or the item's at the time" })
  name?: string;

  @ApiPropertyOptional({ description: 'Absent where the name has one language' })
  arName?: string;

  @ApiProperty({
    description: 'Whether it is read, your own, or not later than what you have seen',
  })
  isSeen: boolean;
}

export class NotificationFeedDto implements NotificationFeed {
  @ApiProperty({ type: [NotificationItemDto], description: 'Newest first' })
  items: NotificationItemDto[];

  @ApiProperty({ type: 'integer' })
  unseen: number;
}
