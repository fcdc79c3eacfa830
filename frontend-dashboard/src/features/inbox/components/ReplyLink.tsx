import { useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { mailLink } from '../hooks/contact-links';
import styles from './CardLink.module.css';

/** Begins a mail to the sender; nothing where what was typed is no address. */
export function ReplyLink({ inbox, item }: { inbox: Inbox; item: InboxItem }) {
  const t = useText();
  const href = mailLink(item.email, t(`dashboard.inbox.${inbox}.mailSubject`));
  if (!href) return null;
  return (
    <a href={href} className={styles.link}>
      <Icon name="mail" size={18} />
      <span>{t('dashboard.inbox.reply')}</span>
      <VisuallyHidden>
        <bdi>{item.name}</bdi>
      </VisuallyHidden>
    </a>
  );
}
