import { toast, useLanguage, useText } from '@manjara/platform';
import { Container, ErrorState, Pagination } from '@manjara/ui';
import { useEffect } from 'react';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import { CategoryLinks } from './components/CategoryLinks';
import { NoProjects } from './components/NoProjects';
import { ProjectGrid } from './components/ProjectGrid';
import { ProjectSearch } from './components/ProjectSearch';
import { useProjectsPage } from './hooks/use-projects-page';
import styles from './ProjectsPage.module.css';

export function ProjectsPage() {
  const t = useText();
  const { language } = useLanguage();
  const page = useProjectsPage();
  const title = page.category?.[language] ?? t('projectsp.title');
  const failure = page.failed ? (page.message ?? t('popups.fetchProjects')) : null;
  useEffect(() => {
    if (failure) toast.error(failure);
  }, [failure]);

  return (
    <>
      <PageHead
        title={page.category ? t('projectsp.titleOf', { category: title }) : title}
        description={t('projectsp.description')}
      />
      <PageHero eyebrow={t('projectsp.eyebrow')} title={title}>
        <ProjectSearch key={page.search} search={page.search} />
      </PageHero>
      <Container className={styles.body}>
        <CategoryLinks current={page.category} />
        {failure ? (
          <ErrorState title={failure} onRetry={page.retry}>
            {t('pages.failedText')}
          </ErrorState>
        ) : page.projects.length === 0 ? (
          <NoProjects filtered={Boolean(page.search || page.category || page.unknownCategory)} />
        ) : (
          <ProjectGrid projects={page.projects} total={page.total} />
        )}
        <Pagination
          page={page.page}
          pageCount={page.pageCount}
          hrefFor={page.hrefFor}
          className={styles.pagination}
        />
      </Container>
    </>
  );
}
