import { type EntityFormOptions, useEntityForm } from '../../../hooks/useEntityForm';
import { useSaveProject } from '../api/save-project';
import { EMPTY_PROJECT, type ProjectValues, toFormData } from './project-form';

type ProjectFormOptions = Pick<
  EntityFormOptions<ProjectValues>,
  'id' | 'saved' | 'stored' | 'texts' | 'onSaved'
>;

/** The state of the project form and how it is saved. */
export function useProjectForm(options: ProjectFormOptions) {
  const { mutateAsync: save } = useSaveProject();
  return useEntityForm({ kind: 'project', empty: EMPTY_PROJECT, toFormData, save, ...options });
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;
