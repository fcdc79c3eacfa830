import '@manjara/ui/dashboard-icons';
import type { RemoteModule } from '@manjara/platform';
import { loadTexts } from './locales/load-texts';
import { routes as ownRoutes } from './routes';

declare const __REMOTE_VERSION__: string;
declare const __PLATFORM_VERSION__: string;

// The annotations hold this module to the contract between shell and remotes.
// The build's own: imported at run time, the platform's version would be the shell's.
export const platform: RemoteModule['platform'] = __PLATFORM_VERSION__;
export const version: RemoteModule['version'] = __REMOTE_VERSION__;
export const routes: RemoteModule['routes'] = ownRoutes;
export const texts: RemoteModule['texts'] = loadTexts;
