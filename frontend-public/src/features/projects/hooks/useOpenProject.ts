import { useLocation, useRevalidator } from '@manjara/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCloseDetail } from '../../../shared/hooks/useCloseDetail';
import { useCountedProject } from '../../../shared/hooks/useCountedView';
import { growing, namePicture } from '../growing-picture';
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

  // The open project's picture goes back to its card.
  const shown = useRef(open?._id);
  useLayoutEffect(() => {
    const closed = shown.current;
    shown.current = open?._id;
    if (closed && !open) namePicture(document.getElementById(cardId(closed))?.closest('li'));
  }, [open]);

  const list = listHref(location);
  const close = useCloseDetail({
    cardId: open && cardId(open._id),
    listHref: list,
    options: growing,
  });

  return {
    open,
    /** The id in the address if no project has it. */
    missing: id === missing ? missing : undefined,
    listHref: list,
    close,
  };
}
