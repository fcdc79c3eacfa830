import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type FileChooser, type Locator } from '@playwright/test';
import { fromRoot } from './product';

/** A picture of the demo content, as a file to upload. */
export function picture(name: string): string {
  const folder = fromRoot('backend/demo/images');
  const file = readdirSync(folder).find((each) => path.parse(each).name === name);
  if (!file) throw new Error(`The demo has no picture ${name}.`);
  return path.join(folder, file);
}

export const NOT_A_PICTURE = {
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Walnut, twelve boards.'),
};

/** A PDF file to upload: one page with a line of Latin text. */
export function pdfFile(line: string, name = 'cv.pdf') {
  const content = `BT /F1 24 Tf 40 100 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text + table + trailer) };
}

/** Presses the button and picks the files in the file dialog. */
export async function chooseFiles(
  button: Locator,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  // Asked for first: the browser may open the dialog before the click is over.
  const dialog = button.page().waitForEvent('filechooser');
  await button.click();
  await (await dialog).setFiles(files);
}

/** Scrolls to the picture and fails unless it is loaded. */
export async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
}
