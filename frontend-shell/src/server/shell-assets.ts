import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@manjara/contracts';
import type { RequestListener } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/_shell/';
/** Files that the world looks for at the root under names of their own, such as icons. */
const OWN_NAME = /^\/[\w-]+\.(svg|png|jpg|ico|webmanifest)(\?|$)/;

/** The shell's own browser build. */
export interface ShellAssets {
  /** Names the build: another one has other files. */
  version: string;
  scripts: string[];
  /** Loads a rendered page's scripts once it can be read. */
  boot: string[];
  styles: string[];
  /** Font files that a page in the language shows at once. */
  fonts(language: Language): string[];
  /** Serves the files; calls `next` for what is none of them. */
  serve(...args: [...Parameters<RequestListener>, next: () => void]): void;
}

interface AssetMap {
  chunks: Record<string, { js: string[]; css: string[] }>;
  fonts: string[];
}

const readMap = (folder: string, file: string): AssetMap =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AssetMap;

/** Reads the asset map of the build; throws when the shell was not built. */
export function loadShellAssets(folder: string): ShellAssets {
  const { chunks, fonts } = readMap(folder, 'asset-map.json');
  const { boot } = readMap(folder, 'asset-map-boot.json').chunks;
  const entry = chunks.index;
  if (!entry || !boot) throw new Error('The shell is not built: its asset maps have no entries.');
  const files = sirv(folder, {
    dev: true, // a file that goes missing is a 404, not the end of the process
    etag: true,
    brotli: true, // the forms that the build wrote beside the files
    setHeaders(response, pathname) {
      // The one type that the library does not know.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Vary', 'Accept-Encoding');
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/static/')
          ? 'public, max-age=31536000, immutable'
          : OWN_NAME.test(pathname)
            ? 'public, max-age=86400'
            : 'no-cache',
      );
    },
  });
  const named = JSON.stringify([entry, boot, fonts]);
  return {
    version: createHash('sha1').update(named).digest('base64url'),
    scripts: entry.js.map((file) => PREFIX + file),
    boot: boot.js.map((file) => PREFIX + file),
    styles: entry.css.map((file) => PREFIX + file),
    fonts: (language) =>
      fonts
        .filter(
          (file) => /core-latin/.test(file) || (language === 'ar' && /core-arabic/.test(file)),
        )
        .map((file) => PREFIX + file),
    serve(request, response, next) {
      const url = request.url ?? '/';
      if (url.startsWith(PREFIX)) request.url = url.slice(PREFIX.length - 1);
      else if (!OWN_NAME.test(url)) return next();
      files(request, response, () => {
        request.url = url;
        next();
      });
    },
  };
}
