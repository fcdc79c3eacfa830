import { addTexts, createI18n, type I18n, NAMESPACE, type Translate } from '@manjara/platform';
import { createReader } from '@manjara/platform/reader';
import type { Language } from '@manjara/contracts';

/**
 * The browser's texts. The small reader reads them until the dashboard is loaded, wherever the
 * visit began; from then on i18next does, also for what stands on the page already.
 */
export class BrowserTexts implements I18n {
  private readonly reader = createReader();
  private engine: I18n = this.reader;
  private pending?: Promise<void>;

  readonly getFixedT = (language: string): Translate => {
    const translate = (...given: Parameters<Translate>) =>
      this.engine.getFixedT(language, NAMESPACE)(...given);
    return translate as Translate;
  };

  readonly addResourceBundle: I18n['addResourceBundle'] = (...bundle) => {
    // Both hold all texts: whichever is asked next.
    this.reader.addResourceBundle(...bundle);
    if (this.engine !== this.reader) this.engine.addResourceBundle(...bundle);
  };

  /** Loads i18next, once, and gives it the texts. */
  translateByI18next(language: Language): Promise<void> {
    return (this.pending ??= this.load(language));
  }

  private async load(language: Language): Promise<void> {
    const i18n = await createI18n(language);
    for (const [each, texts] of Object.entries(this.reader.texts)) {
      addTexts(i18n, each as Language, texts);
    }
    this.engine = i18n;
  }
}
