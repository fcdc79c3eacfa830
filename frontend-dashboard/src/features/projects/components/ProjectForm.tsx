import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { SaveBar } from '../../../components/SaveBar';
import { TwinFields } from '../../../components/TwinFields';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import type { ProjectFormState } from '../hooks/useProjectForm';
import { CategoryField } from './CategoryField';
import styles from './ProjectForm.module.css';
import { ProjectPictures } from './ProjectPictures';

export interface ProjectFormProps {
  project: ProjectFormState;
  submitLabel: string;
  icon: 'plus' | 'save';
  /** Shown above the fields. */
  children?: ReactNode;
}

/** The fields of a project, for adding and for editing (spec §2). */
export function ProjectForm({ project, submitLabel, icon, children }: ProjectFormProps) {
  const t = useText();
  const { form, busy, dirty } = project;
  const { errors } = form.formState;
  useUnsavedChanges(dirty);
  return (
    <form className={styles.form} onSubmit={project.submit} noValidate aria-busy={busy}>
      {children}
      {project.restored && dirty && <Notice tone="warning">{t('dashboard.forms.restored')}</Notice>}
      {Object.keys(errors).length > 0 && (
        <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice>
      )}
      <fieldset className={styles.fields} disabled={busy}>
        <Panel title={t('dashboard.projects.sections.texts')}>
          <TwinFields
            form={form}
            names={['name', 'arName']}
            label={t('dashboard.projects.fields.name')}
            maxLength={LIMITS.name}
          />
          <CategoryField form={form} />
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
      </fieldset>
      <SaveBar
        submitLabel={submitLabel}
        icon={icon}
        busy={busy}
        sent={project.sent}
        onCancelSending={project.cancel}
        onDiscard={dirty ? () => form.reset() : undefined}
      />
    </form>
  );
}
