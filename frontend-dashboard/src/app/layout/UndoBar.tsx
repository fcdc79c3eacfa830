import { Link, useLocation, useText } from '@manjara/platform';
import { Button, IconButton } from '@manjara/ui';
import { useEffect } from 'react';
import { useTrashDays } from '../../format/useDays';
import { useKeepFocus } from '../../lists/useKeepFocus';
import { closeUndo, undoOffer, type UndoOffer } from '../../lists/undo';
import styles from './UndoBar.module.css';

/** Shows the last change with an undo button, until the screen is left. */
export function UndoBar() {
  const t = useText();
  const { pathname } = useLocation();
  const offer = undoOffer.useValue();

  useEffect(() => {
    // The change leaves this screen: keep the offer for the next one.
    if (!offer || pathname === offer.leaving) return;
    return () => void closeUndo(offer);
  }, [offer, pathname]);
  useEffect(() => () => void closeUndo(undoOffer.get()), []);

  return (
    <div role="status">
      {offer && (
        <section className={styles.bar} aria-label={t('dashboard.undo.label')}>
          <Offer offer={offer} />
        </section>
      )}
    </div>
  );
}

function Offer({ offer }: { offer: UndoOffer }) {
  const t = useText();
  const days = useTrashDays();
  const item = useKeepFocus<HTMLDivElement>();
  return (
    <div ref={item} className={styles.item}>
      <div className={styles.text}>
        <p>{offer.text}</p>
        {offer.name && <bdi className={styles.name}>{offer.name}</bdi>}
        {offer.inTrash && (
          <Link to="/dashboard/trash" className={styles.trash}>
            {t('dashboard.trashNote.stays', { days })}
          </Link>
        )}
      </div>
      <Button
        variant="secondary"
        icon="undo"
        onClick={() => {
          if (closeUndo(offer)) offer.undo();
        }}
      >
        {t('dashboard.undo.action')}
      </Button>
      <IconButton
        icon="close"
        label={t('dashboard.undo.close')}
        title={t('common.close')}
        onClick={() => closeUndo(offer)}
      />
    </div>
  );
}
