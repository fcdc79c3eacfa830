import { useState } from 'react';
import type { Inbox } from '../../../api/inbox';
import chatOne from '../illustrations/chat-1.svg';
import chatTwo from '../illustrations/chat-2.svg';
import chatThree from '../illustrations/chat-3.svg';
import workshopOne from '../illustrations/workshop-1.svg';
import workshopTwo from '../illustrations/workshop-2.svg';
import workshopThree from '../illustrations/workshop-3.svg';
import styles from './Illustration.module.css';

const PICTURES = {
  messages: [chatOne, chatTwo, chatThree],
  jobs: [workshopOne, workshopTwo, workshopThree],
} as const;

/** One of three decorative pictures, by chance at each load (spec §2, §9). */
export function Illustration({ inbox }: { inbox: Inbox }) {
  const pictures = PICTURES[inbox];
  const [choice] = useState(() => Math.floor(Math.random() * pictures.length));
  return (
    <img
      src={pictures[choice]}
      alt=""
      width={240}
      height={160}
      className={styles.picture}
      data-choice={choice + 1}
    />
  );
}
