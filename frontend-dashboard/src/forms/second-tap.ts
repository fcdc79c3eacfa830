/** A click this soon after a submit is part of a double tap; in milliseconds. */
export const SECOND_TAP = 1000;

/**
 * Ignores clicks at the position of the submit button for a moment: after a double tap, the second
 * click may hit another control there. Returns a function that stops this early.
 */
export function ignoreSecondTap(submitter: HTMLElement | null | undefined): () => void {
  const box = submitter?.getBoundingClientRect();
  if (!box?.width) return () => undefined;
  const ignore = (click: MouseEvent) => {
    const { clientX: x, clientY: y, detail } = click;
    // Keyboard clicks have detail 0 and are never part of a double tap.
    if (!detail || x < box.left || x > box.right || y < box.top || y > box.bottom) return;
    click.preventDefault();
    click.stopPropagation();
  };
  const end = () => {
    window.removeEventListener('click', ignore, true);
    window.removeEventListener('input', end, true);
  };
  window.addEventListener('click', ignore, true);
  // Input is never part of a double tap.
  window.addEventListener('input', end, true);
  setTimeout(end, SECOND_TAP);
  return end;
}
