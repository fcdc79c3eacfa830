import { useLanguage, useText } from '@manjara/platform';
import { Badge, VisuallyHidden } from '@manjara/ui';

/** The number of unread items; renders nothing if it is 0 or unknown. */
export function UnreadBadge({ count }: { count: number | undefined }) {
  const t = useText();
  const { locale } = useLanguage();
  if (!count) return null;
  const number = count.toLocaleString(locale);
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('dashboard.app.unread', { count, number })}</VisuallyHidden>
    </Badge>
  );
}
