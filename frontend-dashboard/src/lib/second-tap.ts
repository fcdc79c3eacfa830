/** A tap within this time after a form was sent belongs to the tap that sent it; milliseconds. */
export const SECOND_TAP = 1000;

/**
 * Ignores clicks where the button that sent a form stood, whatever has come to its place since.
 * Returns what ends that early.
 */
export function ignoreSecondTap(submitter: HTMLElement | null | undefined): () => void {
  const box = submitter?.getBoundingClientRect();
  if (!box?.width) return () => undefined;
  const ignore = (click: MouseEvent) => {
    const { clientX: x, clientY: y, detail } = click;
    // Keys click as well, with no detail; a person who uses them is not pointing anywhere.
    if (!detail || x < box.left || x > box.right || y < box.top || y > box.bottom) return;
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', ignore, true);
  const end = () => window.removeEventListener('click', ignore, true);
  setTimeout(end, SECOND_TAP);
  return end;
}
