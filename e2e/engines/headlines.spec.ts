import { startChromium } from '../support/engines/bidi';
import { type Box, countInk } from '../support/engines/ink';
import type { Tab } from '../support/engines/tab';
import { expect, test } from '../support/engines/test';
import { PUBLIC } from '../support/screens';

/** Every letter in its isolated, initial, medial and final form, and with a shadda. */
const LETTERS = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچڤگ'].flatMap((letter) => [
  letter,
  letter.repeat(3),
  `م${letter}ّم`,
]);
const PER_SHEET = 12;

/** Runs in the page: the words of the headlines in the display face. */
const headlineWords = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('h1, h2')]
    .filter((title) => /^"?(Reem Kufi|Fraunces)/.test(getComputedStyle(title).fontFamily))
    .flatMap((title) => title.innerText.split(/\s+/));

/** Runs in the page: covers it with a white sheet of words in the headline's font, enlarged. */
function showWords(words: string[]): void {
  document.querySelector('dialog:modal')?.remove();
  const { fontFamily, fontWeight } = getComputedStyle(document.querySelector('h1')!);
  const sheet = document.createElement('dialog');
  const all = { position: 'fixed', inset: '0', inlineSize: '100vw', blockSize: '100vh' };
  // The backdrop beside the sheet is dark: no word may reach it.
  const bare = { maxInlineSize: 'none', maxBlockSize: 'none', border: '0', padding: '0 60px' };
  const type = { fontFamily, fontWeight, fontSize: '110px', lineHeight: '170px' };
  Object.assign(sheet.style, all, bare, type, { background: '#fff', color: '#000' });
  for (const word of words) {
    const box = document.createElement('span');
    box.textContent = word;
    Object.assign(box.style, { display: 'inline-block', padding: '0 30px' });
    sheet.append(box);
  }
  document.body.append(sheet);
  sheet.showModal();
}

/** Runs in the page: the boxes of the words; null until the font is loaded. */
function wordBoxes(): Box[] | null {
  const boxes = [...document.querySelectorAll('dialog:modal > span')].map((word) => {
    const { left, top, width, height } = word.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height };
  });
  return document.fonts.status === 'loaded' ? boxes : null;
}

async function inkOf(tab: Tab, url: string, words: string[]): Promise<Record<string, number>> {
  const ink: Record<string, number> = {};
  await tab.resize(1440, 900);
  await tab.goto(url);
  for (let first = 0; first < words.length; first += PER_SHEET) {
    const shown = words.slice(first, first + PER_SHEET);
    await tab.evaluate(showWords, shown);
    let boxes: Box[] = [];
    await expect
      .poll(async () => (boxes = (await tab.evaluate(wordBoxes)) ?? []))
      .toHaveLength(shown.length);
    expect(Math.max(...boxes.map(({ top, height }) => top + height))).toBeLessThanOrEqual(900);
    const parts = await countInk(await tab.screenshot(), boxes);
    shown.forEach((word, index) => (ink[word] = parts[index] ?? 0));
  }
  return ink;
}

test('headlines show as many parts of ink as in Chromium', async ({
  tab,
  site,
  open,
  language,
}, testInfo) => {
  test.slow();
  const words = new Set(language === 'ar' ? LETTERS : []);
  for (const path of Object.values(PUBLIC)) {
    await open(path);
    for (const word of await tab.evaluate(headlineWords)) words.add(word);
  }
  expect(words.size).toBeGreaterThan(30);
  const url = `${site.url}/projects${language === 'en' ? '?lang=en' : ''}`;
  const shown = await inkOf(tab, url, [...words]);
  await testInfo.attach('last sheet', { body: await tab.screenshot(), contentType: 'image/png' });
  const chromium = await startChromium();
  const wanted = await inkOf(await chromium.open(), url, [...words]);
  await chromium.end();
  expect(shown).toEqual(wanted);
});
