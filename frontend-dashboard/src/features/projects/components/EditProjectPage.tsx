import type { Project } from '@manjara/contracts';
import { inLanguage, useParams, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditScreen } from '../../../components/EditScreen';
import { useProject } from '../api/get-project';
import { useBackToList } from '../../../hooks/useBackToList';
import { getEntity } from '../../../lib/api/entities';
import { withTagOf } from '../../../lib/api/etags';
import { type ProjectValues, valuesOf } from '../hooks/project-form';
import { useProjectForm } from '../hooks/useProjectForm';
import { ProjectForm } from './ProjectForm';

const read = (project: Project): ProjectValues => withTagOf(project, valuesOf(project));

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
  const backToList = useBackToList('/dashboard/projects');
  const saved = useMemo(() => read(stored), [stored]);
  const project = useProjectForm({
    id: stored._id,
    saved,
    stored: {
      reread: async () => read(await getEntity<Project>('projects', stored._id)),
      labels: {
        name: t('dashboard.projects.fields.name'),
        category: t('dashboard.forms.category'),
        description: t('dashboard.projects.fields.description'),
        image: t('dashboard.projects.fields.image'),
        alt: t('dashboard.pictures.alt'),
        secondaryImages: t('dashboard.projects.fields.secondaryImages'),
      },
    },
    texts: { pending: t('dashboard.projects.editing'), success: t('dashboard.projects.edited') },
    onSaved: backToList,
  });
  return <ProjectForm project={project} submitLabel={t('dashboard.forms.update')} icon="save" />;
}
