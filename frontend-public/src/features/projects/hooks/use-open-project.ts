import { useLocation, useNavigate, useRevalidator } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { listHref } from '../projects-query';
import type { ProjectsPageState } from './use-projects-page';

/** What a card's link leaves in the history: the list lies one step back. */
export const OPENED_HERE = { openedHere: true };

/** Id of the link that opens a project. */
export const cardId = (id: string): string => `project-${id}`;

/** The project that the address shows in detail above the list (spec §4), and its closing. */
export function useOpenProject(page: ProjectsPageState) {
  const { projects, project, missing, failed } = page;
  const id = page.query.project;
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const open = id ? [...projects, project].find((each) => each?._id === id) : undefined;

  // Back and forward can lead to a project that a later list no longer holds.
  const lost = id !== null && !open && missing !== id && !failed;
  useEffect(() => {
    if (lost) void revalidate();
  }, [lost, id, revalidate]);

  // A visitor who came by the project's own address had the focus nowhere before.
  const shown = useRef(open?._id);
  const closing = useRef(false);
  useEffect(() => {
    const closed = shown.current;
    shown.current = open?._id;
    closing.current = false;
    if (!closed || open || document.activeElement !== document.body) return;
    (document.getElementById(cardId(closed)) ?? document.getElementById('content'))?.focus();
  }, [open]);

  function close(): void {
    // A second press, while the history is still on its way back, would leave the list.
    if (closing.current) return;
    closing.current = true;
    const { openedHere } = (location.state ?? {}) as Partial<typeof OPENED_HERE>;
    if (openedHere) void navigate(-1);
    else void navigate(listHref(location), { replace: true });
  }

  return {
    open,
    /** The id in the address, when no project has it. */
    missing: id === missing ? missing : undefined,
    listHref: listHref(location),
    close,
  };
}
