import { Link, useLanguage, useText } from '@manjara/platform';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Pagination.module.css';
import { pageItems } from './pageItems';

interface PaginationLabels {
  label?: string;
  previous?: string;
  next?: string;
  /** Label of a page's link. */
  page?: (page: number) => string;
}

interface Common {
  /** From 1. */
  page: number;
  pageCount: number;
  labels?: PaginationLabels;
  className?: string;
}

/** Links if the page number is in the URL, else buttons. */
export type PaginationProps = Common &
  (
    | { hrefFor: (page: number) => string; onPage?: never }
    | { onPage: (page: number) => void; hrefFor?: never }
  );

/** First, last and current page with its neighbours; ellipses between (spec §9). */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, labels = {}, className } = props;
  const t = useText();
  const { locale } = useLanguage();
  if (pageCount <= 1) return null;

  const nameOf = (target: number) => {
    const number = target.toLocaleString(locale);
    return labels.page?.(target) ?? t('common.pagination.page', { page: number });
  };
  const control = (target: number, name: string, children: ReactNode) => {
    const shared = {
      className: styles.page,
      'aria-label': name,
      'aria-current': target === page ? ('page' as const) : undefined,
    };
    return props.hrefFor ? (
      <Link {...shared} to={props.hrefFor(target)}>
        {children}
      </Link>
    ) : (
      <button {...shared} type="button" onClick={() => props.onPage(target)}>
        {children}
      </button>
    );
  };
  const step = (target: number, name: string, icon: 'chevron-start' | 'chevron-end') =>
    target >= 1 && target <= pageCount ? (
      control(target, name, <Icon name={icon} />)
    ) : (
      <span className={styles.page} data-off>
        <Icon name={icon} />
      </span>
    );

  return (
    <nav
      aria-label={labels.label ?? t('common.pagination.label')}
      className={clsx(styles.pagination, className)}
    >
      <ul className={styles.list}>
        <li>
          {step(page - 1, labels.previous ?? t('common.pagination.previous'), 'chevron-start')}
        </li>
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item ?? `gap-${index}`}>
            {item === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              control(item, nameOf(item), item.toLocaleString(locale))
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.next ?? t('common.pagination.next'), 'chevron-end')}</li>
      </ul>
    </nav>
  );
}
