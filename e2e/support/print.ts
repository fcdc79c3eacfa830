import { extractText, getDocumentProxy } from 'unpdf';

/** Number of sheets and text of a PDF. */
export async function readPdf(file: Buffer): Promise<{ sheets: number; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { sheets: totalPages, text };
}

/** The letters of a text alone: PDFs break lines, and join Arabic letters into other ones. */
export const lettersOf = (text: string): string => text.normalize('NFKC').replace(/\P{L}/gu, '');

/** Runs in the page: elements with a background other than white. */
export const listGrounds = (): string[] =>
  [...document.querySelectorAll('body, body *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        backgroundImage !== 'none' ||
        !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
      );
    })
    .map((element) => `<${element.localName} class="${element.getAttribute('class')}">`);

/** Runs in the page: applies the print styles, because no driver emulates print in WebKit. */
export function showAsPrinted(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes('print')) media.mediaText = 'all';
        else if (media.mediaText.includes('screen')) media.mediaText = 'not all';
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
}
