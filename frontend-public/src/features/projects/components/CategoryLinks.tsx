import { type CategoryPair, PROJECT_CATEGORIES } from '@manjara/contracts';
import { Link, useLanguage, useText } from '@manjara/platform';
import { categoryPath } from '../../../shared/category-path';
import styles from './CategoryLinks.module.css';

/** The six categories and All, as links; the current one is marked. */
export function CategoryLinks({ current }: { current: CategoryPair | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  const links = [
    { key: 'all', to: '/projects', label: t('projectsp.all'), active: !current },
    ...PROJECT_CATEGORIES.map((category) => ({
      key: category.en,
      to: categoryPath(category, language),
      label: category[language],
      active: category === current,
    })),
  ];
  return (
    <nav aria-label={t('projectsp.categories')}>
      <ul className={styles.links}>
        {links.map(({ key, to, label, active }) => (
          <li key={key}>
            <Link to={to} className={styles.link} aria-current={active ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
