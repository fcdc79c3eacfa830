import '@manjara/ui/dashboard-icons';
import type { RemoteModule } from '@manjara/platform';
import { loadTexts } from './app/texts/load-texts';
import { createRoutes } from './app/routes';

declare const __REMOTE_VERSION__: string;
declare const __PLATFORM_VERSION__: string;

// The annotations check this module against the contract between shell and remotes.
// From this build: a version imported from the platform would be the shell's at run time.
export const platform: RemoteModule['platform'] = __PLATFORM_VERSION__;
export const version: RemoteModule['version'] = __REMOTE_VERSION__;
export const routes: RemoteModule['routes'] = createRoutes();
export const texts: RemoteModule['texts'] = loadTexts;
