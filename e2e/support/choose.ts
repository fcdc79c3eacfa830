import type { FileChooser, Locator, Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/**
 * The next file dialog. Call it before the key press that opens the dialog: the browser may handle
 * the key before it knows that the dialog is intercepted.
 */
export const nextFileDialog = (page: Page): Promise<FileChooser> =>
  new Promise((opened) => page.once('filechooser', opened));

/** Presses the button and picks the files in the file dialog. */
export async function chooseFiles(button: Locator, files: Files): Promise<void> {
  const dialog = nextFileDialog(button.page());
  await button.click();
  await (await dialog).setFiles(files);
}
