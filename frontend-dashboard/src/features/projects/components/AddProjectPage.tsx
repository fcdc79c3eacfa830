import { useLanguage, useText } from '@manjara/platform';
import { PageHeading } from '../../../components/PageHeading';
import { useProjectForm } from '../hooks/useProjectForm';
import { ProjectForm } from './ProjectForm';

/** Adds a project; afterwards the fields are empty for the next one (spec §4). */
export function AddProjectPage() {
  const t = useText();
  const { language } = useLanguage();
  const project = useProjectForm({
    texts: { pending: t('dashboard.projects.adding'), success: t('dashboard.projects.added') },
    onSaved: () => project.form.setFocus(language === 'ar' ? 'arName' : 'name'),
  });
  return (
    <>
      <PageHeading
        title={t('dashboard.projects.addTitle')}
        back={{ to: '/dashboard/projects', label: t('dashboard.projects.title') }}
      >
        {t('dashboard.forms.addIntro')}
      </PageHeading>
      <ProjectForm project={project} submitLabel={t('dashboard.projects.addTitle')} icon="plus" />
    </>
  );
}
