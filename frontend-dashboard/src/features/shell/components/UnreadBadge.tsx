import { useLanguage, useText } from '@manjara/platform';
import { Badge, VisuallyHidden } from '@manjara/ui';

/** How many are unread; nothing when there are none or the number is not known. */
export function UnreadBadge({ count }: { count: number | undefined }) {
  const t = useText();
  const { locale } = useLanguage();
  if (!count) return null;
  const number = count.toLocaleString(locale);
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{t('dashboard.shell.unread', { count, number })}</VisuallyHidden>
    </Badge>
  );
}
