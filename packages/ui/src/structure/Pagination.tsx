import { Link, useLanguage, useText } from '@manjara/platform';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Pagination.module.css';
import { pageItems } from './pageItems';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  className?: string;
}

/** First, last and current page with its neighbours; ellipses between (spec §9). */
export function Pagination({ page, pageCount, hrefFor, className }: PaginationProps) {
  const t = useText();
  const { locale } = useLanguage();
  if (pageCount <= 1) return null;

  const link = (target: number, name: string, children: ReactNode) => (
    <Link
      className={styles.page}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      to={hrefFor(target)}
    >
      {children}
    </Link>
  );
  const numbered = (target: number) => {
    const number = target.toLocaleString(locale);
    return link(target, t('common.pagination.page', { page: number }), number);
  };
  const step = (target: number, name: string, icon: 'chevron-start' | 'chevron-end') =>
    target >= 1 && target <= pageCount ? (
      link(target, name, <Icon name={icon} />)
    ) : (
      <span className={styles.page} data-off>
        <Icon name={icon} />
      </span>
    );

  return (
    <nav aria-label={t('common.pagination.label')} className={clsx(styles.pagination, className)}>
      <ul className={styles.list}>
        <li>{step(page - 1, t('common.pagination.previous'), 'chevron-start')}</li>
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item ?? `gap-${index}`}>
            {item === null ? <span className={styles.gap}>…</span> : numbered(item)}
          </li>
        ))}
        <li>{step(page + 1, t('common.pagination.next'), 'chevron-end')}</li>
      </ul>
    </nav>
  );
}
