/** Reloads the page. In a separate module, so that tests can mock it. */
export const reloadPage = (): void => window.location.reload();
