import type { Project } from '@manjara/contracts';
import { inLanguage, toast, useLanguage, useNavigate, useParams, useText } from '@manjara/platform';
import { ButtonLink, ErrorState } from '@manjara/ui';
import { useEffect, useMemo } from 'react';
import { PageHeading } from '../../../components/PageHeading';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { isSilent } from '../../../lib/api/failure';
import { useProject } from '../api/get-project';
import { valuesOf } from '../hooks/project-form';
import { useProjectForm } from '../hooks/useProjectForm';
import { ProjectForm } from './ProjectForm';

/** Edits a project; afterwards it leads back to the table (spec §2). */
export function EditProjectPage() {
  const t = useText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useProject(id);
  const { language } = useLanguage();
  const failed = t('dashboard.projects.loadFailed');

  useEffect(() => {
    if (error && !isSilent(error)) toast.error(failed);
  }, [error, failed]);

  return (
    <>
      <PageHeading
        title={t('dashboard.projects.editTitle')}
        back={{ to: '/dashboard/projects', label: t('dashboard.projects.title') }}
      >
        {data && <bdi>{inLanguage(data, 'name', language)}</bdi>}
      </PageHeading>
      {data ? (
        <EditForm key={data._id} project={data} />
      ) : error ? (
        <ErrorState
          title={failed}
          onRetry={() => void refetch()}
          action={
            <ButtonLink variant="secondary" to="/dashboard/projects">
              {t('dashboard.projects.backToList')}
            </ButtonLink>
          }
        >
          {t('dashboard.projects.loadFailedText')}
        </ErrorState>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function EditForm({ project: stored }: { project: Project }) {
  const t = useText();
  const navigate = useNavigate();
  const saved = useMemo(() => valuesOf(stored), [stored]);
  const project = useProjectForm({
    id: stored._id,
    saved,
    texts: { pending: t('dashboard.projects.editing'), success: t('dashboard.projects.edited') },
    onSaved: () => void navigate('/dashboard/projects'),
  });
  return <ProjectForm project={project} submitLabel={t('dashboard.projects.update')} icon="save" />;
}
