import type { RemoteKey } from '@manjara/platform';
import { Router } from 'express';
import { sendCompressed } from '../http/send-compressed';
import type { ReleaseCache } from './release-cache';
import type { ReleaseSlot } from './release-slot';

const ADDRESS =
  /^\/_releases\/(?<key>public|dashboard)\/(?<version>[\w.+-]+)\/(?<file>client\/[\w./@+-]+)$/;
const HEADERS = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

/**
 * Serves release files under the shell's own origin: styles from the shell's copies, everything
 * else from the remote's source.
 */
export function releasesRouter(
  slots: Record<RemoteKey, ReleaseSlot>,
  caches: Record<RemoteKey, ReleaseCache>,
): Router {
  return Router().get(ADDRESS, async (request, response, next) => {
    const { key, version, file } = request.params as {
      key: RemoteKey;
      version: string;
      file: string;
    };
    const copy = file.endsWith('.css')
      ? await caches[key].read(version, file).catch(() => null)
      : null;
    if (!copy) return slots[key].source.send(`${version}/${file}`, request, response, next);
    // Compressed here, because styles block the first paint.
    await sendCompressed(request, response.set(HEADERS), copy);
  });
}
