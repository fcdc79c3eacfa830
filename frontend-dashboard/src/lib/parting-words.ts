const KEY = 'manjara-parting-words';

/** Keeps a sentence for after the page has been loaded again, which takes its toasts away. */
export const keepPartingWords = (words: string): void => sessionStorage.setItem(KEY, words);

/** Gives the sentence back, once. */
export function takePartingWords(): string | null {
  const words = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return words;
}
