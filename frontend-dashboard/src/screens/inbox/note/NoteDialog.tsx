import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, Dialog, TextAreaField } from '@manjara/ui';
import { useState } from 'react';
import type { Inbox, InboxItem } from '../../../api/inbox/inbox';
import layout from '../../../page/layout.module.css';
import { Notice } from '../../../page/Notice';
import styles from './NoteDialog.module.css';
import { useSaveNote } from './useSaveNote';

export interface NoteDialogProps {
  inbox: Inbox;
  item: InboxItem;
  onClose: () => void;
}

/** The owner's note on an item. Nothing typed is lost: Escape closes only an unchanged note. */
export function NoteDialog({ inbox, item, onClose }: NoteDialogProps) {
  const t = useText();
  const [typed, setTyped] = useState(item.note ?? '');
  const { save, saving, failure, theirs } = useSaveNote(inbox, item, onClose);
  const isChanged = typed.trim() !== (item.note ?? '');
  return (
    <Dialog
      open
      persistent
      size="s"
      title={t('dashboard.inbox.note.title', { name: item.name })}
      onClose={() => {
        if (isChanged) return false;
        onClose();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button icon="save" loading={saving} onClick={() => save(typed)}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {theirs !== undefined && (
          <Notice tone="warning">
            {t(`dashboard.inbox.note.${theirs ? 'changed' : 'removed'}`)}
            {theirs && (
              <p dir="auto" className={styles.theirs}>
                {theirs}
              </p>
            )}
          </Notice>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
        <TextAreaField
          label={t('dashboard.inbox.note.label')}
          hint={t('dashboard.inbox.note.hint')}
          rows={6}
          maxLength={LIMITS.note}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
