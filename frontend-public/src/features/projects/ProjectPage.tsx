import { useLoaderData, useText, withTexts } from '@manjara/platform';
import { FailedPage } from '../../shared/components/FailedPage';
import { NotFound } from '../../shared/not-found/NotFound';
import { notFoundTexts } from '../../shared/not-found/texts';
import { useFailure } from '../../shared/hooks/useFailure';
import type { ProjectPageData } from './api/project-loader';
import { Neighbours } from './components/Neighbours';
import { ProjectArticle } from './components/ProjectArticle';
import { ProjectGone } from './components/ProjectGone';
import { ProjectReviews } from './components/ProjectReviews';
import { Related } from './components/Related';
import { projectTexts } from './texts';

const Missing = withTexts(
  () => <NotFound title={useText()('projectsp.missing.title')} />,
  notFoundTexts,
);

function ProjectPage() {
  const t = useText();
  const page = useLoaderData<ProjectPageData>();
  const { project, previous, next, reviews, related, similar, awaited, failed, message } = page;
  const failure = failed ? (message ?? t('popups.fetchProjects')) : '';
  useFailure(failed, failure, message);
  if (failed) return <FailedPage />;
  if (similar) return <ProjectGone similar={similar} />;
  if (!project) return awaited ? null : <Missing />;
  return (
    <>
      <ProjectArticle key={project._id} project={project} />
      <ProjectReviews reviews={reviews} />
      <Related projects={related} />
      <Neighbours previous={previous} next={next} />
    </>
  );
}

export const Component = withTexts(ProjectPage, projectTexts);
