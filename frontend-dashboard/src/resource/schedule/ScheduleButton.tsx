import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useState } from 'react';
import { ScheduleDialog } from './ScheduleDialog';

export interface ScheduleButtonProps {
  /** ISO 8601; absent: not scheduled. */
  publishAt?: string;
  disabled?: boolean;
  loading?: boolean;
  onChoose: (publishAt: string) => void;
}

/** Opens the dialog that schedules, or that changes the time. */
export function ScheduleButton({ publishAt, onChoose, ...button }: ScheduleButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="clock" onClick={() => setOpen(true)} {...button}>
        {t(`dashboard.schedule.${publishAt ? 'change' : 'open'}`)}
      </Button>
      {open && (
        <ScheduleDialog publishAt={publishAt} onClose={() => setOpen(false)} onChoose={onChoose} />
      )}
    </>
  );
}
