import '@manjara/ui/remote-icons';
import type { RemoteModule } from '@manjara/platform';
import { routes as ownRoutes } from './routes';

declare const __REMOTE_VERSION__: string;
declare const __PLATFORM_VERSION__: string;

// The annotations hold this module to the contract between shell and remotes.
// The build's own: imported at run time, the platform's version would be the shell's.
export const platform: RemoteModule['platform'] = __PLATFORM_VERSION__;
export const version: RemoteModule['version'] = __REMOTE_VERSION__;
export const routes: RemoteModule['routes'] = ownRoutes;
export const texts: RemoteModule['texts'] = async (language) =>
  language === 'ar'
    ? (await import(/* webpackChunkName: "texts-ar" */ './locales/ar')).default
    : (await import(/* webpackChunkName: "texts-en" */ './locales/en')).default;
// What no visitor's page loads is one chunk: the first page pays for the name and hash of each.
export const navigation: RemoteModule['navigation'] = async () =>
  (await import(/* webpackChunkName: "extras" */ './navigation')).navigation;
export const sitemap: RemoteModule['sitemap'] = async () =>
  (await import(/* webpackChunkName: "extras" */ './sitemap')).sitemapPages();
export const preview: RemoteModule['preview'] = () =>
  import(/* webpackChunkName: "extras" */ './preview');
