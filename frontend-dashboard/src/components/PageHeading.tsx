import { Link, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import type { ReactNode } from 'react';
import styles from './PageHeading.module.css';
import { PageTitle } from './PageTitle';

export interface PageHeadingProps {
  title: string;
  /** A line below the title. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Where the screen was come to from. */
  back?: { to: string; label: string };
}

/** The first heading of a screen, and the document's title. */
export function PageHeading({ title, children, actions, back }: PageHeadingProps) {
  const t = useText();
  return (
    <header className={styles.heading}>
      <PageTitle>{title}</PageTitle>
      {back && (
        <Link
          to={back.to}
          className={styles.back}
          aria-label={`${t('common.back')}: ${back.label}`}
        >
          <Icon name="arrow-start" size={18} />
          <span>{back.label}</span>
        </Link>
      )}
      <div className={styles.line}>
        <div>
          <h1 id="screen-title" className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {children && <div className={styles.text}>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
