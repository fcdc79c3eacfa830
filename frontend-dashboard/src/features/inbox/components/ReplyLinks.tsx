import { useText } from '@manjara/platform';
import { Icon, type IconName, VisuallyHidden } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { mailLink, whatsappLink } from '../hooks/contact-links';
import { replyTo } from '../hooks/reply-texts';
import styles from './CardLink.module.css';

export interface ReplyLinksProps {
  inbox: Inbox;
  item: InboxItem;
  /** Called when a reply is started. */
  onReply: () => void;
}

/** Links that start a reply with a greeting; none for an unusable address or number. */
export function ReplyLinks({ inbox, item, onReply }: ReplyLinksProps) {
  const t = useText();
  const { subject, greeting } = replyTo(inbox, item);
  return (
    <>
      <ReplyLink
        icon="mail"
        href={mailLink(item.email, subject, greeting)}
        label={t('dashboard.inbox.replyByMail')}
        name={item.name}
        onClick={onReply}
      />
      {'phone' in item && (
        <ReplyLink
          icon="whatsapp"
          href={whatsappLink(item.phone, greeting)}
          label={t('dashboard.inbox.replyByWhatsapp')}
          name={item.name}
          onClick={onReply}
        />
      )}
    </>
  );
}

interface ReplyLinkProps {
  icon: IconName;
  href: string | null;
  label: string;
  name: string;
  onClick: () => void;
}

function ReplyLink({ icon, href, label, name, onClick }: ReplyLinkProps) {
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link} onClick={onClick}>
      <Icon name={icon} size={18} />
      <span>{label}</span>
      <VisuallyHidden>
        <bdi>{name}</bdi>
      </VisuallyHidden>
    </a>
  );
}
