import type { Project } from '@manjara/contracts';
import { inLanguage, useNavigate, useParams, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditScreen } from '../../../components/EditScreen';
import { useProject } from '../api/get-project';
import { valuesOf } from '../hooks/project-form';
import { useProjectForm } from '../hooks/useProjectForm';
import { ProjectForm } from './ProjectForm';

/** Edits a project; afterwards it leads back to the table (spec §2). */
export function EditProjectPage() {
  const { id = '' } = useParams();
  return (
    <EditScreen
      of="projects"
      listPath="/dashboard/projects"
      query={useProject(id)}
      nameOf={(project, language) => inLanguage(project, 'name', language)}
    >
      {(project) => <EditForm key={project._id} project={project} />}
    </EditScreen>
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
  return <ProjectForm project={project} submitLabel={t('dashboard.forms.update')} icon="save" />;
}
