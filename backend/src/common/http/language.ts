import type { Language } from '@manjara/contracts';
import type { Request } from 'express';

const negotiate = (request: Request, preferred: Language, other: Language): Language =>
  (request.acceptsLanguages([preferred, other]) || preferred) as Language;

/** The language of the API's own sentences: what the client accepts, else English. */
export const messageLanguage = (request: Request): Language => negotiate(request, 'en', 'ar');

/** The language of content when a request does not name one: what the client accepts, else Arabic. */
export const contentLanguage = (request: Request): Language => negotiate(request, 'ar', 'en');
