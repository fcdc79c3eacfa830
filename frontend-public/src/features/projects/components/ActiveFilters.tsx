import { Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import type { ProjectsQuery } from '../projects-query';
import { filteredHref, toggled } from '../projects-query';
import styles from './ActiveFilters.module.css';

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ chosen }: { chosen: ProjectsQuery }) {
  const t = useText();
  const { language } = useLanguage();
  const { projects: all } = useCategories();
  const { categories, search } = chosen;
  const filters: { name: string; to: string; isCategory?: boolean }[] = categories.map(
    (category) => ({
      name: category[language],
      isCategory: true,
      to: filteredHref({ search, categories: toggled(categories, category, all) }, language),
    }),
  );
  if (search) {
    const name = t('projectsp.searched', { search });
    filters.unshift({ name, to: filteredHref({ search: '', categories }, language) });
  }
  if (filters.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('projectsp.active')}>
      {filters.map(({ name, to, isCategory }) => (
        <li key={to} data-category={isCategory}>
          <Link to={to} className={styles.filter} aria-label={t('projectsp.remove', { name })}>
            <bdi className={styles.name}>{name}</bdi>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
