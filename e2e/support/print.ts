import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

interface Paper {
  sheets: number;
  text: string;
}

/** The printed page: number of sheets and text. */
export async function printed(page: Page): Promise<Paper> {
  return readPdf(await page.pdf({ format: 'A4' }));
}

export async function readPdf(file: Buffer): Promise<Paper> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { sheets: totalPages, text };
}

/** How often each letter is in a text. */
function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text.normalize('NFKC').match(/\p{L}/gu) ?? []) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return counts;
}

/**
 * Share of a text that is in a print, from 0 to 1. Compares letters, because PDFs do not store
 * Arabic in reading order.
 */
export function shareOf(text: string, print: string): number {
  const there = countLetters(print);
  let [all, found] = [0, 0];
  for (const [letter, count] of countLetters(text)) {
    all += count;
    found += Math.min(count, there.get(letter) ?? 0);
  }
  return found / all;
}

/** Runs in the page: visible texts that are too faint for white paper. */
export function walkFaint(): string[] {
  const faint = new Set<string>();
  const share = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const contrast = (color: string) => {
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const light =
      0.2126 * share(red / 255) + 0.7152 * share(green / 255) + 0.0722 * share(blue / 255);
    return 1.05 / (light + 0.05);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text.textContent?.trim() || !isSeen || element.closest('script, noscript')) continue;
    if (contrast(getComputedStyle(element).color) < 4.5) faint.add(text.textContent.trim());
  }
  return [...faint];
}

export const faintOnPaper = (page: Page): Promise<string[]> => page.evaluate(walkFaint);

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

export const groundsOnPaper = (page: Page): Promise<string[]> => page.evaluate(listGrounds);

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
