import { useLanguage, useText } from '@manjara/platform';
import { Button, VisuallyHidden } from '@manjara/ui';
import type { Inbox, InboxItem } from '../../../api/inbox';
import type { NewItems as NewItemsState } from '../hooks/useNewItems';
import styles from './NewItems.module.css';

export interface NewItemsProps {
  inbox: Inbox;
  newItems: NewItemsState<InboxItem>;
  /** Brings those that wait into view. */
  onShow: () => void;
}

/** Tells what has come meanwhile: aloud when there is a pause, and by a button while it waits. */
export function NewItems({ inbox, newItems: { waiting, latest }, onShow }: NewItemsProps) {
  const t = useText();
  const { locale } = useLanguage();
  const say = (count: number) =>
    t(`dashboard.inbox.${inbox}.arrived`, { count, number: count.toLocaleString(locale) });
  return (
    <>
      <div role="status">
        {latest && (
          // A new element each time: the same words twice are announced twice.
          <VisuallyHidden key={latest[0]?._id}>
            {say(latest.length)} {latest.length === 1 && <bdi>{latest[0]?.name}</bdi>}
          </VisuallyHidden>
        )}
      </div>
      {waiting.length > 0 && (
        <div className={styles.waiting}>
          <Button size="s" icon="arrow-up" onClick={onShow}>
            {say(waiting.length)}
          </Button>
        </div>
      )}
    </>
  );
}
