import { useText } from '@manjara/platform';
import { Button, VisuallyHidden } from '@manjara/ui';
import type { Inbox } from '../../api/inbox/inbox';
import { useCounted } from '../../format/useCounted';
import type { NewItemsState } from './useNewItems';
import styles from './NewItems.module.css';

export interface NewItemsProps {
  inbox: Inbox;
  newItems: NewItemsState;
  /** Shows the waiting items in the list. */
  onShow: () => void;
}

/** Announces new items to screen readers, and shows a button while some wait. */
export function NewItems({ inbox, newItems: { waiting, latest }, onShow }: NewItemsProps) {
  const t = useText();
  const counted = useCounted();
  const say = (count: number) => t(`dashboard.inbox.${inbox}.arrived`, counted(count));
  return (
    <>
      <div role="status">
        {latest && (
          // A new element each time, so that the same text is announced again.
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
