import type { Project } from '@manjara/contracts';
import { useSaveEntity } from '../../../hooks/useEntities';

export const useSaveProject = () => useSaveEntity<Project>('projects');
