const GAP = 4;

/** Puts a menu below its button, or above where there is no room, with their ends in line. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const x = dir === 'rtl' ? at.left : at.right - width;
  const below = at.bottom + GAP;
  const fits = below + height + GAP <= clientHeight || at.top < height + GAP;
  menu.style.left = `${Math.max(GAP, Math.min(x, clientWidth - width - GAP))}px`;
  menu.style.top = `${fits ? below : at.top - height - GAP}px`;
}
