/** The name by which styles and browser know the picture that moves. */
const NAME = 'work';

let named: HTMLElement | undefined;

/**
 * Names the picture that a view transition moves into the next named one. Names must be unique, so
 * the one before loses its name.
 */
export function namePicture(within: Element | null | undefined): void {
  named?.style.removeProperty('view-transition-name');
  named = within?.querySelector('img')?.parentElement ?? undefined;
  named?.style.setProperty('view-transition-name', NAME);
}

/** Navigation option: whether the picture grows into its place on the next page. */
export const growing = (): { viewTransition: boolean } => ({
  viewTransition:
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
});
