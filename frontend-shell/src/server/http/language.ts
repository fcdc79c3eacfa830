import type { IncomingMessage } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  PREVIEW_KEY,
} from '@manjara/contracts';

const YEAR_S = 31_536_000;

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([^;]*)`);

/** The language in the visitor's cookie, or null. */
export function cookieLanguage({ headers: { cookie } }: IncomingMessage): Language | null {
  const chosen = cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1];
  return isLanguage(chosen) ? chosen : null;
}

/** The language of a request: `?lang=`, else the cookie, else the default. */
export function requestLanguage(request: IncomingMessage, url: URL): Language {
  const asked = url.searchParams.get(LANGUAGE_KEY);
  return isLanguage(asked) ? asked : (cookieLanguage(request) ?? DEFAULT_LANGUAGE);
}

/**
 * Cookie for the language in `?lang=`, else null. Previews do not set it: they show a language
 * without choosing it.
 */
export function languageCookie(url: URL): string | null {
  const asked = url.searchParams.get(LANGUAGE_KEY);
  return isLanguage(asked) && !url.searchParams.has(PREVIEW_KEY)
    ? `${LANGUAGE_KEY}=${asked}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
    : null;
}
