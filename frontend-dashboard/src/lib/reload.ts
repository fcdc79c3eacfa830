/** Loads the page again from the server. */
export const reloadPage = (): void => window.location.reload();
