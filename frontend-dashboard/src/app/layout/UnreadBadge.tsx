import { useLanguage, useText } from '@manjara/platform';
import { Badge, VisuallyHidden } from '@manjara/ui';
import { useUnreadCounts } from '../../api/inbox/get-unread-counts';
import type { Inbox } from '../../api/inbox/inbox';

/** The number of unread items of an inbox; renders nothing if it is 0 or unknown. */
export function UnreadBadge({ inbox }: { inbox: Inbox }) {
  const t = useText();
  const { locale } = useLanguage();
  const count = useUnreadCounts()[inbox];
  if (!count) return null;
  const number = count.toLocaleString(locale);
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('dashboard.app.unread', { count, number })}</VisuallyHidden>
    </Badge>
  );
}
