import { Link, useCategories, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Container, StarOrnament } from '@manjara/ui';
import { categoryPath } from '../category-path';
import { PageHead } from '../components/PageHead';
import { SearchBox } from '../components/SearchBox';
import styles from './NotFound.module.css';

/** The body of the 404 pages; `title` is the heading and the document title. */
export function NotFound({ title }: { title: string }) {
  const t = useText();
  const { language } = useLanguage();
  const { projects: categories } = useCategories();
  return (
    <Container as="section" className={styles.page} aria-labelledby="not-found">
      <PageHead title={title} />
      <p className={styles.code} aria-hidden="true">
        {t('notFound.code')[0]}
        <StarOrnament className={styles.star} />
        {t('notFound.code')[2]}
      </p>
      <h1 id="not-found">{title}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <SearchBox label={t('notFound.search')} />
      <nav aria-label={t('notFound.onward')} className={styles.onward}>
        <ul className={styles.links}>
          {categories.map((category) => (
            <li key={category.en}>
              <Link to={categoryPath(category, language)} className={styles.link}>
                {category[language]}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to="/">{t('common.backHome')}</ButtonLink>
      </nav>
    </Container>
  );
}
