import type { Language } from '@manjara/contracts';
import type { Texts } from '@manjara/platform';

/** The shell's texts in a language other than the page's, which came with the page. */
export const loadShellTexts = async (language: Language): Promise<Texts> => {
  const { shellTexts } = await import(/* webpackChunkName: "shell-texts" */ '../locales');
  return shellTexts(language);
};
