import { expect, test } from '../support/engines/test';
import { lettersOf, listGrounds, readPdf, showAsPrinted } from '../support/print';
import { PUBLIC } from '../support/screens';

const controls = (): string[] =>
  [...document.querySelectorAll('nav, button, input, select, textarea')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 120));

/** Without four letters of the display face, which Firefox's PDFs do not map back to text either. */
const mapped = (text: string): string => lettersOf(text).replace(/[hmns]/g, '');

for (const [name, path] of Object.entries(PUBLIC)) {
  test(`on paper: ${name}`, async ({ tab, open, language, shoot }) => {
    await open(path);
    const title = await tab.evaluate(() => document.querySelector('h1')!.innerText);
    // Firefox's PDFs do not map the joined shapes of Arabic letters back to text.
    if (tab.pdf && language === 'en') {
      const { text } = await readPdf(await tab.pdf());
      expect(mapped(text)).toContain(mapped(title));
    }
    await tab.evaluate(showAsPrinted);
    expect(await tab.evaluate(controls)).toEqual([]);
    expect(await tab.evaluate(listGrounds)).toEqual([]);
    await shoot(`print-${name}`);
  });
}
