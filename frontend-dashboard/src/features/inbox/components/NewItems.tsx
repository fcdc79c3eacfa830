import { useText } from '@manjara/platform';
import { Button, VisuallyHidden } from '@manjara/ui';
import type { Inbox } from '../../../api/inbox';
import { useCounted } from '../../../hooks/useCounted';
import type { NewItemsState } from '../hooks/useNewItems';
import styles from './NewItems.module.css';

export interface NewItemsProps {
  inbox: Inbox;
  newItems: NewItemsState;
  /** Brings those that wait into view. */
  onShow: () => void;
}

/** Tells what has come meanwhile: aloud when there is a pause, and by a button while it waits. */
export function NewItems({ inbox, newItems: { waiting, latest }, onShow }: NewItemsProps) {
  const t = useText();
  const counted = useCounted();
  const say = (count: number) => t(`dashboard.inbox.${inbox}.arrived`, counted(count));
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
