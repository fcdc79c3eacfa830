import type { Language } from '@manjara/contracts';
import type { Texts } from '@manjara/platform';

/** The shell's texts in another language; those of the page's language are in the page. */
export const loadShellTexts = async (language: Language): Promise<Texts> => {
  const { shellTexts } = await import(/* webpackChunkName: "shell-texts" */ '../locales');
  return shellTexts(language);
};
