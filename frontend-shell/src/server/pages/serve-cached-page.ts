import type { RemoteKey } from '@manjara/platform';
import { DEFAULT_LANGUAGE, hasSeveralHosts } from '@manjara/contracts';
import type { RequestHandler } from 'express';
import { cookieLanguage } from '../http/language';
import { originOf } from '../http/origin';
import type { ReleaseSlot } from '../releases/release-slot';
import type { ShellAssets } from '../rendering/shell-assets';
import { pageKey } from './page-address';
import { HIT, type PageCache } from './page-cache';
import { sendCachedPage } from './send-page';

export interface CachedPageOptions {
  slots: Record<RemoteKey, ReleaseSlot>;
  assets: ShellAssets;
  cache: PageCache;
  publicUrl: string | null;
}

/** The releases and the build of the shell that a page is made of. */
export const releaseOf = ({ slots, assets }: Pick<CachedPageOptions, 'slots' | 'assets'>): string =>
  `${slots.public.current?.version} ${slots.dashboard.current?.version} ${assets.version}`;

/**
 * Serves cached pages that are current, at the address under which they are cached. All other
 * addresses of a page, such as one with `?lang=`, are left to `servePages`.
 */
export const serveCachedPages =
  ({ cache, publicUrl, ...parts }: CachedPageOptions): RequestHandler =>
  (request, response, next) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const language = cookieLanguage(request) ?? DEFAULT_LANGUAGE;
    const key = pageKey(language, originOf(request, publicUrl), url);
    const body = hasSeveralHosts(request) ? undefined : cache.hit(key, releaseOf(parts));
    if (!body) return next();
    response.setHeader('cache-status', HIT);
    return sendCachedPage(request, response, body);
  };
