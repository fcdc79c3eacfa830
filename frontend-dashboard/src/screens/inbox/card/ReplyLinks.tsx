import { useSiteSettings, useText } from '@manjara/platform';
import { Icon, type IconName, VisuallyHidden } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox/inbox';
import { mailLink, whatsappLink } from './contact-links';
import { replyTo } from './reply-texts';
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
  const { subject, greeting } = replyTo(inbox, item, useSiteSettings());
  const reply = (icon: IconName, label: string, href: string | null) =>
    href && (
      <a href={href} target="_blank" rel="noopener" className={styles.link} onClick={onReply}>
        <Icon name={icon} size={18} />
        <span>{label}</span>
        <VisuallyHidden>
          <bdi>{item.name}</bdi>
        </VisuallyHidden>
      </a>
    );
  return (
    <>
      {reply('mail', t('dashboard.inbox.replyByMail'), mailLink(item.email, subject, greeting))}
      {item.phone &&
        reply('whatsapp', t('dashboard.inbox.replyByWhatsapp'), whatsappLink(item.phone, greeting))}
    </>
  );
}
