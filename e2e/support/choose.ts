import type { FileChooser, Locator, Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/**
 * The dialog for files that opens next. To be asked for a step ahead of the key that opens it: the
 * browser may take the key before it hears that the dialog is wanted here.
 */
export const nextFileDialog = (page: Page): Promise<FileChooser> =>
  new Promise((opened) => page.once('filechooser', opened));

/** Presses the button and picks the files in the dialog that the system opens. */
export async function chooseFiles(button: Locator, files: Files): Promise<void> {
  const dialog = nextFileDialog(button.page());
  await button.click();
  await (await dialog).setFiles(files);
}
