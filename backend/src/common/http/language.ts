import type { Language } from '@manjara/contracts';
import type { Request } from 'express';

/** The language of the API's messages: from Accept-Language, else English. */
export const messageLanguage = (request: Request): Language =>
  (request.acceptsLanguages(['en', 'ar']) || 'en') as Language;

/** The language of content, if the request does not name one: from Accept-Language, else Arabic. */
export const contentLanguage = (request: Request): Language =>
  (request.acceptsLanguages(['ar', 'en']) || 'ar') as Language;
