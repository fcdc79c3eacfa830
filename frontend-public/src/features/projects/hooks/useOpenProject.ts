import { useLocation, useRevalidator } from '@manjara/platform';
import { useEffect } from 'react';
import { useCloseDetail } from '../../../shared/hooks/useCloseDetail';
import { useCountedProject } from '../../../shared/hooks/useCountedView';
import { listHref } from '../projects-query';
import type { ProjectsPageState } from './useProjectsPage';

/** Id of the link that opens a project. */
export const cardId = (id: string): string => `project-${id}`;

/** The project that the address opens above the list (spec §4), and the function that closes it. */
export function useOpenProject(page: ProjectsPageState) {
  const { projects, project, missing, failed } = page;
  const id = page.query.project;
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const open = id ? [...projects, project].find((each) => each?._id === id) : undefined;

  useCountedProject(open?._id);

  // Going back or forward can open a project that the reloaded list no longer has.
  const lost = id !== null && !open && missing !== id && !failed;
  useEffect(() => {
    if (lost) void revalidate();
  }, [lost, id, revalidate]);

  const list = listHref(location);
  const close = useCloseDetail({ cardId: open && cardId(open._id), listHref: list });

  return {
    open,
    /** The id in the address if no project has it. */
    missing: id === missing ? missing : undefined,
    listHref: list,
    close,
  };
}
