import { useText, withTexts } from '@manjara/platform';
import { ButtonLink, Container } from '@manjara/ui';
import { Invitation } from '../../shared/components/Invitation';
import { NotListed } from '../../shared/components/NotListed';
import { PageHero } from '../../shared/components/PageHero';
import { Spread } from '../../shared/components/Spread';
import { useFailure } from '../../shared/hooks/useFailure';
import { QUOTE_PATH } from '../../shared/quote-path';
import { ProjectDialog } from './components/ProjectDialog';
import { ProjectFilters } from './components/ProjectFilters';
import { ProjectResults } from './components/ProjectResults';
import { ProjectSearch } from './components/ProjectSearch';
import { ProjectsHead } from './components/ProjectsHead';
import { useListTitle } from './hooks/useListTitle';
import { useOpenProject } from './hooks/useOpenProject';
import { useProjectsPage } from './hooks/useProjectsPage';
import { projectTexts } from './texts';
import styles from './ProjectsPage.module.css';

function ProjectsPage() {
  const t = useText();
  const page = useProjectsPage();
  const detail = useOpenProject(page);
  const { categories } = page.query;
  const title = useListTitle(categories.length === 1 ? categories[0] : undefined);
  const failure = page.failed ? (page.message ?? t('popups.fetchProjects')) : null;
  useFailure(page.failed, failure ?? '', page.message);

  return (
    <>
      <ProjectsHead page={{ ...page, project: detail.open, missing: detail.missing }} />
      <PageHero eyebrow={t('projectsp.eyebrow')} title={title} compact>
        <ProjectSearch chosen={page.chosen} filter={page.filter} />
      </PageHero>
      <Container className={styles.body}>
        {detail.missing && <NotListed of="projectsp" listHref={detail.listHref} />}
        <ProjectFilters chosen={page.chosen} filter={page.filter} />
        <ProjectResults page={page} failure={failure} covered={Boolean(detail.open)} />
      </Container>
      <Spread image={page.dusk ?? null} />
      <Invitation title={t('projectsp.invitation.title')}>
        <ButtonLink to={QUOTE_PATH} size="l" iconAfter="arrow-end">
          {t('pages.quote')}
        </ButtonLink>
        <ButtonLink to="/production" size="l" variant="secondary">
          {t('projectsp.invitation.production')}
        </ButtonLink>
      </Invitation>
      {detail.open && (
        <ProjectDialog
          key={detail.open._id}
          project={detail.open}
          listHref={detail.listHref}
          onClose={detail.close}
        />
      )}
    </>
  );
}

export const Component = withTexts(ProjectsPage, projectTexts);
