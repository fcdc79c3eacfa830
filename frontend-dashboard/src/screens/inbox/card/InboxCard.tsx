import type { Progress } from '@manjara/contracts';
import { useLanguage, useNavigate, useText } from '@manjara/platform';
import { Badge, Button, Icon, VisuallyHidden } from '@manjara/ui';
import { useId } from 'react';
import type { Inbox, InboxItem } from '../../../api/inbox/inbox';
import { ActionMenu } from '../../../lists/ActionMenu';
import { SelectBox } from '../../../lists/SelectBox';
import { dataSubject } from '../../../page/data-subject';
import { CardWork } from './CardWork';
import { ContactLinks } from './ContactLinks';
import { CvLink } from './CvLink';
import { DateTip } from './DateTip';
import { FoldedText } from './FoldedText';
import { Illustration } from '../illustrations/Illustration';
import styles from './InboxCard.module.css';
import { ReplyLinks } from './ReplyLinks';

export interface InboxCardProps {
  inbox: Inbox;
  item: InboxItem;
  pinned: boolean;
  onPin: (pinned: boolean) => void;
  onRead: (isRead: boolean) => void;
  onReplied: (replied: boolean) => void;
  onProgress: (progress: Progress) => void;
  onNote: () => void;
  onSpam: (spam: boolean) => void;
  selected: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

/** A message or an application, with its menu (spec §2). */
export function InboxCard(props: InboxCardProps) {
  const { inbox, item, pinned, onPin, onRead, onReplied, onSpam, onDelete } = props;
  const t = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const { isRead, name, repliedAt, spamAt } = item;
  return (
    <article
      className={styles.card}
      data-unread={!isRead || undefined}
      data-selected={props.selected || undefined}
      aria-labelledby={id}
    >
      <header className={styles.head}>
        <SelectBox
          label={t('dashboard.selection.row', { name })}
          checked={props.selected}
          onChange={props.onSelect}
        />
        <Illustration inbox={inbox} item={item._id} />
        <div className={styles.title}>
          <h2 id={id} className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          {pinned && (
            <span className={styles.pin}>
              <Icon name="pin" size={16} />
              <VisuallyHidden>{t('dashboard.inbox.pinned')}</VisuallyHidden>
            </span>
          )}
          {!isRead && <Badge tone="accent">{t('dashboard.inbox.unread')}</Badge>}
          {repliedAt && <Badge>{t('dashboard.inbox.replied')}</Badge>}
        </div>
        <ActionMenu
          label={t('dashboard.inbox.options', { name })}
          actions={[
            {
              icon: pinned ? 'pin-off' : 'pin',
              label: t(`dashboard.inbox.${pinned ? 'unpin' : 'pin'}`),
              onSelect: () => onPin(!pinned),
            },
            {
              icon: isRead ? 'mail' : 'mail-open',
              label: t(`dashboard.inbox.${isRead ? 'markUnread' : 'markRead'}`),
              onSelect: () => onRead(!isRead),
            },
            {
              icon: repliedAt ? 'undo' : 'check',
              label: t(`dashboard.inbox.${repliedAt ? 'markNotReplied' : 'markReplied'}`),
              onSelect: () => onReplied(!repliedAt),
            },
            {
              icon: spamAt ? 'undo' : 'spam',
              label: t(`dashboard.inbox.${spamAt ? 'notSpam' : 'spam'}`),
              onSelect: () => onSpam(!spamAt),
            },
            {
              icon: 'user',
              label: t('dashboard.inbox.personData'),
              onSelect: () => {
                dataSubject.set(item.email);
                void navigate('/dashboard/personal-data');
              },
            },
            {
              icon: 'trash',
              label: t('common.delete'),
              danger: true,
              onSelect: onDelete,
            },
          ]}
        />
      </header>
      {'job' in item && (
        <p className={styles.job}>
          <Icon name="briefcase" size={16} />
          <span>{(language === 'ar' && item.arJob) || item.job}</span>
        </p>
      )}
      <ContactLinks inbox={inbox} item={item} />
      <FoldedText>{item.message}</FoldedText>
      {spamAt ? (
        <Button variant="secondary" icon="undo" onClick={() => onSpam(false)}>
          {t('dashboard.inbox.notSpam')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      ) : (
        <CardWork item={item} onProgress={props.onProgress} onNote={props.onNote} />
      )}
      <footer className={styles.foot}>
        <DateTip iso={item.createdAt} />
        <div className={styles.actions}>
          <ReplyLinks inbox={inbox} item={item} onReply={() => onReplied(true)} />
          {'cv' in item && <CvLink job={item} />}
        </div>
      </footer>
    </article>
  );
}
