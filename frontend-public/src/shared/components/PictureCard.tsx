import type { BilingualAltImage } from '@manjara/contracts';
import { inLanguage, Link, type LinkProps, useLanguage } from '@manjara/platform';
import { Picture, type PictureProps, StarOrnament } from '@manjara/ui';
import type { ReactNode } from 'react';
import { useDeferredLayout } from '../hooks/useDeferredLayout';
import styles from './PictureCard.module.css';

interface Props {
  image: BilingualAltImage;
  name: string;
  category: string;
  /** The whole card is this link; the name is its text. */
  link: Omit<LinkProps, 'className'>;
  sizes: string;
  fetching?: Pick<PictureProps, 'loading' | 'fetchPriority'>;
  /** A control beside the name. */
  children?: ReactNode;
}

export function PictureCard({ image, name, category, link, sizes, fetching, children }: Props) {
  const { language } = useLanguage();
  const picture = image?.url ? (
    <Picture
      image={image}
      alt={inLanguage(image, 'alt', language)}
      sizes={sizes}
      {...fetching}
      cover
      className={styles.picture}
    />
  ) : (
    <StarOrnament className={styles.missing} />
  );
  return (
    <li className={styles.card}>
      <div className={styles.frame}>{picture}</div>
      <div className={styles.caption}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link {...link} className={styles.link}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className={styles.category}>{category}</p>
        </div>
        {children}
      </div>
    </li>
  );
}

/** On phones: two columns, or a large card and two small ones by turns. */
type PhoneLayout = 'pairs' | 'turns';

/** Whether a card has half the width of a phone. */
export const isSmall = (layout: PhoneLayout, index: number): boolean =>
  layout === 'pairs' || index % 3 > 0;

interface GridProps {
  onPhones?: PhoneLayout;
  children: ReactNode;
}

/** The grid of a list's cards; the layout of those below the first rows is deferred. */
export function CardGrid({ onPhones, children }: GridProps) {
  return (
    <ul ref={useDeferredLayout<HTMLUListElement>()} className={styles.grid} data-phones={onPhones}>
      {children}
    </ul>
  );
}
