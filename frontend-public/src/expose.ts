import '@manjara/ui/remote-icons';
import type { RemoteModule } from '@manjara/platform';
import { routes as ownRoutes } from './routes';

declare const __REMOTE_VERSION__: string;
declare const __PLATFORM_VERSION__: string;

// The annotations check these exports against the contract between shell and remotes.
// Set at build time: an import at run time would give the shell's platform version.
export const platform: RemoteModule['platform'] = __PLATFORM_VERSION__;
export const version: RemoteModule['version'] = __REMOTE_VERSION__;
export const routes: RemoteModule['routes'] = ownRoutes;
export const texts: RemoteModule['texts'] = async (language) =>
  language === 'ar'
    ? (await import(/* webpackChunkName: "texts-ar" */ './locales/ar')).default
    : (await import(/* webpackChunkName: "texts-en" */ './locales/en')).default;
// One chunk for all modules that no visitor page loads: every chunk adds its name and hash to the
// first page.
export const navigation: RemoteModule['navigation'] = async () =>
  (await import(/* webpackChunkName: "extras" */ './navigation')).navigation;
export const sitemap: RemoteModule['sitemap'] = async () =>
  (await import(/* webpackChunkName: "extras" */ './sitemap')).sitemapPages();
export const preview: RemoteModule['preview'] = () =>
  import(/* webpackChunkName: "extras" */ './preview');
