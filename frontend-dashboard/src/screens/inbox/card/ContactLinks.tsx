import { useSiteSettings } from '@manjara/platform';
import { Icon, type IconName } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox/inbox';
import { mailLink, phoneLink } from './contact-links';
import { replyTo } from './reply-texts';
import styles from './ContactLinks.module.css';

/** Links to the sender's address and number; invalid ones are shown as text. */
export function ContactLinks({ inbox, item }: { inbox: Inbox; item: InboxItem }) {
  const { subject } = replyTo(inbox, item, useSiteSettings());
  const contact = (icon: IconName, text: string, href: string | null) => {
    const content = (
      <>
        <Icon name={icon} size={16} />
        <bdi dir="ltr">{text}</bdi>
      </>
    );
    return (
      <li>
        {href ? (
          <a href={href} className={styles.link}>
            {content}
          </a>
        ) : (
          <span className={styles.link}>{content}</span>
        )}
      </li>
    );
  };
  return (
    <ul className={styles.links}>
      {contact('mail', item.email, mailLink(item.email, subject))}
      {item.phone && contact('phone', item.phone, phoneLink(item.phone))}
    </ul>
  );
}
