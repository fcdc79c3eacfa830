import { Button, Icon } from '@manjara/ui';
import { type RefObject } from 'react';
import styles from './Received.module.css';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  title: string;
  text: string;
  /** What the button says that brings the form back. */
  another: string;
  onAnother: () => void;
}

/** Stands in the place of a form that was sent, for as long as the page is open. */
export const Received = ({ box, title, text, another, onAnother }: Props) => (
  // Takes the focus, which the form's button can no longer have.
  <div ref={box} tabIndex={-1} className={styles.received}>
    <Icon name="success" size={40} className={styles.icon} />
    <p className={styles.title}>{title}</p>
    <p>{text}</p>
    <Button variant="secondary" onClick={onAnother}>
      {another}
    </Button>
  </div>
);
