import type { FileChooser, Locator } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** Presses the button and picks the files in the dialog that the system opens. */
export async function chooseFiles(button: Locator, files: Files): Promise<void> {
  const dialog = button.page().waitForEvent('filechooser');
  await button.click();
  await (await dialog).setFiles(files);
}
