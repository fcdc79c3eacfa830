import type { CategoryPair } from '@manjara/contracts';
import { Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { linePaths } from '../../../shared/line-path';
import { PRODUCTION_PATH } from '../production-query';
import styles from './Lines.module.css';

/** Links to each production line and to all products. */
export function Lines({ current }: { current: CategoryPair | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  const { products: lines } = useCategories();
  const link = (line: CategoryPair | undefined) => (
    <li key={line?.en ?? ''}>
      <Link
        to={line ? linePaths(line)[language] : PRODUCTION_PATH}
        className={styles.line}
        aria-current={line?.en === current?.en ? 'page' : undefined}
      >
        {line ? line[language] : t('production.all')}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('production.title')}>
      <ul className={styles.lines}>{[undefined, ...lines].map(link)}</ul>
    </nav>
  );
}
