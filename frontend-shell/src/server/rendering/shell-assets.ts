import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inEachLanguage, type Language } from '@manjara/contracts';
import { type RequestHandler, Router } from 'express';
import { staticFiles } from '../http/static-files';
import { inlineStyle, type InlineStyle } from './inline-style';

const PREFIX = '/_shell/';
/** Files with fixed names at the root, such as icons. */
const OWN_NAME = /^\/[\w-]+\.(?:svg|png|jpg|ico|webmanifest)$/;

/** The names of built files contain a hash of their content. */
const FOREVER = { maxAge: '1y', immutable: true };

/** Fonts of a language's text; Arabic pages also need Latin punctuation. */
const FIRST_FONTS: Record<Language, RegExp> = {
  ar: /(core-arabic|signs-latin)\b/,
  en: /core-latin\b/,
};

/** The shell's browser files that pages link to: plain data that can be sent to a process. */
export interface ShellFiles {
  scripts: string[];
  /** Scripts that load a rendered page's own scripts after the first paint. */
  boot: string[];
  styles: string[];
  /** The styles, inlined, by their addresses. */
  inline: ReadonlyMap<string, InlineStyle>;
  /** Fonts to preload, by language. */
  fonts: Record<Language, string[]>;
}

export interface ShellAssets {
  /** Id of the build. */
  version: string;
  files: ShellFiles;
  serve: RequestHandler;
}

interface AssetMap {
  chunks: Record<string, { js: string[]; css: string[] }>;
  fonts: string[];
}

const readMap = (folder: string, file: string): AssetMap =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AssetMap;

/**
 * Reads the asset maps of the build.
 * @throws Error if the shell was not built
 */
export function loadShellAssets(folder: string): ShellAssets {
  const { chunks, fonts } = readMap(folder, 'asset-map.json');
  const { boot } = readMap(folder, 'asset-map-boot.json').chunks;
  const entry = chunks.index;
  if (!entry || !boot) throw new Error('The shell is not built: its asset maps have no entries.');
  const named = JSON.stringify([entry, boot, fonts]);
  const firstFonts = (language: Language) =>
    fonts.filter((file) => FIRST_FONTS[language].test(file)).map((file) => PREFIX + file);
  return {
    version: createHash('sha1').update(named).digest('base64url'),
    files: {
      scripts: entry.js.map((file) => PREFIX + file),
      boot: boot.js.map((file) => PREFIX + file),
      styles: entry.css.map((file) => PREFIX + file),
      inline: new Map(
        entry.css.map((file) => {
          const href = PREFIX + file;
          return [href, inlineStyle(href, readFileSync(path.join(folder, file)))];
        }),
      ),
      fonts: inEachLanguage(firstFonts),
    },
    serve: Router({ caseSensitive: true })
      .use(`${PREFIX}static`, staticFiles(path.join(folder, 'static'), FOREVER))
      .use(PREFIX, staticFiles(folder, { maxAge: 0 }))
      .get(OWN_NAME, staticFiles(folder, { maxAge: '1d' })),
  };
}
