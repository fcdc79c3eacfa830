import { Icon, type IconName } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { mailLink, phoneLink } from '../hooks/contact-links';
import { replyTo } from '../hooks/reply-texts';
import styles from './ContactLinks.module.css';

/** How its sender is answered. */
export function ContactLinks({ inbox, item }: { inbox: Inbox; item: InboxItem }) {
  const { subject } = replyTo(inbox, item);
  return (
    <ul className={styles.links}>
      <ContactLink icon="mail" href={mailLink(item.email, subject)} text={item.email} />
      {'phone' in item && (
        <ContactLink icon="phone" href={phoneLink(item.phone)} text={item.phone} />
      )}
    </ul>
  );
}

interface ContactLinkProps {
  icon: IconName;
  /** Null for what was typed and leads nowhere. */
  href: string | null;
  text: string;
}

function ContactLink({ icon, href, text }: ContactLinkProps) {
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
}
