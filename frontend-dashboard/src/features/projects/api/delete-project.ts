import { useDeleteEntity } from '../../../hooks/useEntities';

export const useDeleteProject = () => useDeleteEntity('projects');
