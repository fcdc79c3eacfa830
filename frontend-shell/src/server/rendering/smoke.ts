import { FIRST_CATEGORIES, LANGUAGES, NO_SITE_SETTINGS } from '@manjara/contracts';
import type { RemoteModule } from '@manjara/platform';
import { shellTexts } from '../../locales';
import { hydrationOf, prepare, render } from './render';

/** Renders the front page in both languages; throws when the release cannot. */
export async function smokeRender(module: RemoteModule, signal: AbortSignal): Promise<void> {
  for (const language of LANGUAGES) {
    const prepared = await prepare(new URL('http://shell/'), language, module, signal);
    if ('redirect' in prepared) throw new Error('The front page redirects.');
    const failures: unknown[] = Object.values(prepared.context.errors ?? {});
    const html = await render({
      page: {
        language,
        texts: shellTexts(language),
        origin: 'http://shell',
        remotes: {},
        navigation: (await module.navigation?.()) ?? [],
        settings: NO_SITE_SETTINGS,
        categories: FIRST_CATEGORIES,
        pages: {},
        styles: [],
        fonts: [],
        hydration: hydrationOf(prepared.context),
      },
      prepared,
      module,
      scripts: [],
      onError: (error) => failures.push(error),
      signal,
    });
    if (failures.length) throw failures[0];
    if (!html.includes('<h1')) throw new Error('The front page has no heading.');
  }
}
