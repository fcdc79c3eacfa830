import { useText } from '@manjara/platform';
import { Button, Dialog, TextField } from '@manjara/ui';
import { useRef, useState } from 'react';
import { useDateTime } from '../../format/useDateTime';
import { fromLocalTime, toLocalTime } from './riyadh-time';
import styles from './ScheduleDialog.module.css';

export interface ScheduleDialogProps {
  /** ISO 8601. */
  publishAt?: string;
  onClose: () => void;
  /** Called once the dialog is closed. */
  onChoose: (publishAt: string) => void;
}

/** Asks when drafts are to be published. */
export function ScheduleDialog({ publishAt, onClose, onChoose }: ScheduleDialogProps) {
  const t = useText();
  const inWords = useDateTime('full');
  const [local, setLocal] = useState(publishAt ? toLocalTime(publishAt) : '');
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const moment = local && fromLocalTime(local);

  function confirm() {
    const isAhead = moment && Date.parse(moment) > Date.now();
    if (isAhead) {
      onClose();
      return onChoose(moment);
    }
    setFault(t(`dashboard.schedule.${moment ? 'past' : 'required'}`));
    input.current?.focus();
  }

  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t('dashboard.schedule.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button icon="clock" onClick={confirm}>
            {t('dashboard.schedule.confirm')}
          </Button>
        </>
      }
    >
      <TextField
        ref={input}
        type="datetime-local"
        label={t('dashboard.schedule.time')}
        hint={t('dashboard.schedule.zone')}
        dir="ltr"
        min={toLocalTime(new Date())}
        max="2099-12-31T23:59"
        value={local}
        error={fault}
        onChange={(event) => {
          setLocal(event.target.value);
          setFault('');
        }}
        // Else Enter would submit the form that has opened the dialog.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          confirm();
        }}
      />
      <p role="status" className={styles.words}>
        {moment && t('dashboard.schedule.willBe', { time: inWords(moment) })}
      </p>
    </Dialog>
  );
}
