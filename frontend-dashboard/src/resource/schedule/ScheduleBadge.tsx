import type { AdminFields } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Badge, Icon } from '@manjara/ui';
import { useDateTime } from '../../format/useDateTime';

export interface ScheduleBadgeProps {
  entity: Partial<AdminFields>;
  className?: string;
}

/** When a draft of a list will be published, or that it was not. */
export function ScheduleBadge({ entity, className }: ScheduleBadgeProps) {
  const t = useText();
  const timeOf = useDateTime();
  const { publishAt, publishFaults } = entity;
  if (!publishAt) return null;
  const key = publishFaults ? 'missedBadge' : 'badge';
  return (
    <Badge className={className}>
      <Icon name={publishFaults ? 'warning' : 'clock'} size={14} />
      {t(`dashboard.schedule.${key}`, { time: timeOf(publishAt) })}
    </Badge>
  );
}
