import { Button, type IconName } from '@manjara/ui';
import type { ReactNode } from 'react';
import { DiscardButton } from './DiscardButton';
import { useSaveButtonProps } from './save-shortcut';
import styles from './SaveBar.module.css';
import { SendingState } from './SendingState';
import type { FormState } from './useSavedForm';

export interface SaveBarProps {
  submitLabel: string;
  icon?: IconName;
  state: FormState<'busy' | 'sending' | 'dirty' | 'discard'>;
  /** Whether Ctrl+S presses the submit button; true by default. */
  shortcut?: boolean;
  /** Other buttons, shown before the submit button. */
  children?: ReactNode;
}

/** The sticky end of a form, with the submit button and the sending state. */
export function SaveBar(props: SaveBarProps) {
  const { submitLabel, icon = 'save' } = props;
  const { busy, sending, dirty, discard } = props.state;
  const shortcut = useSaveButtonProps(props.shortcut);
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <SendingState sending={sending} />
      </div>
      <div className={styles.actions}>
        {dirty && <DiscardButton disabled={busy} onDiscard={discard} />}
        {props.children}
        <Button
          type="submit"
          {...shortcut}
          icon={icon}
          loading={busy || sending.waiting}
          className={styles.submit}
        >
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}
