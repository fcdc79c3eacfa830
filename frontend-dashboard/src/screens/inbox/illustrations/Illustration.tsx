import type { Inbox } from '../../../api/inbox/inbox';
import chatOne from './chat-1.svg';
import chatTwo from './chat-2.svg';
import chatThree from './chat-3.svg';
import workshopOne from './workshop-1.svg';
import workshopTwo from './workshop-2.svg';
import workshopThree from './workshop-3.svg';
import styles from './Illustration.module.css';

const PICTURES = {
  messages: [chatOne, chatTwo, chatThree],
  jobs: [workshopOne, workshopTwo, workshopThree],
} as const;

/** By owner, until a reload: a card keeps its picture when it is rendered again. */
const choices = new Map<string, number>();

function choiceOf(owner: string, count: number): number {
  const choice = choices.get(owner) ?? Math.floor(Math.random() * count);
  choices.set(owner, choice);
  return choice;
}

interface Props {
  inbox: Inbox;
  /** The item whose card shows it; absent for the screen's own. */
  item?: string;
}

/** One of three decorative pictures, chosen at random on each load (spec §2, §9). */
export function Illustration({ inbox, item }: Props) {
  const pictures = PICTURES[inbox];
  const choice = choiceOf(item ?? inbox, pictures.length);
  return (
    <img
      src={pictures[choice]}
      alt=""
      width={240}
      height={160}
      className={item ? styles.small : styles.picture}
      data-choice={choice + 1}
    />
  );
}
