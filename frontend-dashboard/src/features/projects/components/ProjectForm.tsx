import { LIMITS, PROJECT_CATEGORIES } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { CategoryField } from '../../../components/CategoryField';
import { EntityForm } from '../../../components/EntityForm';
import { Panel } from '../../../components/Panel';
import { TwinFields } from '../../../components/TwinFields';
import type { ProjectFormState } from '../hooks/useProjectForm';
import { ProjectPictures } from './ProjectPictures';

export interface ProjectFormProps {
  project: ProjectFormState;
  submitLabel: string;
  icon: 'plus' | 'save';
}

/** The fields of a project, for adding and for editing (spec §2). */
export function ProjectForm({ project, ...submit }: ProjectFormProps) {
  const t = useText();
  const { form } = project;
  return (
    <EntityForm entity={project} {...submit}>
      <Panel title={t('dashboard.projects.sections.texts')}>
        <TwinFields
          form={form}
          names={['name', 'arName']}
          label={t('dashboard.projects.fields.name')}
          maxLength={LIMITS.name}
        />
        <CategoryField form={form} name="category" categories={PROJECT_CATEGORIES} />
        <TwinFields
          form={form}
          names={['description', 'arDescription']}
          label={t('dashboard.projects.fields.description')}
          maxLength={LIMITS.longText}
          multiline
          rows={7}
        />
      </Panel>
      <ProjectPictures form={form} />
    </EntityForm>
  );
}
