import type { Project } from '@manjara/contracts';
import { useEntity } from '../../../hooks/useEntities';

export const useProject = (id: string) => useEntity<Project>('projects', id);
