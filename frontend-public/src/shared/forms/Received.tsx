import { Button, Icon, StarOrnament } from '@manjara/ui';
import { type RefObject } from 'react';
import styles from './Received.module.css';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  title: string;
  text: string;
  /** Label of the button that shows the form again. */
  another: string;
  onAnother: () => void;
}

/** Replaces a sent form until the page is left. */
export const Received = ({ box, title, text, another, onAnother }: Props) => (
  // Gets the focus after the submit, because the form's button is hidden.
  <div ref={box} tabIndex={-1} className={styles.received}>
    <span className={styles.mark}>
      <StarOrnament className={styles.star} />
      <Icon name="success" size={40} />
    </span>
    <p className={styles.title}>{title}</p>
    <p>{text}</p>
    <Button variant="secondary" onClick={onAnother}>
      {another}
    </Button>
  </div>
);
