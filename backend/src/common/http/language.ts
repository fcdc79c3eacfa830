import type { Language } from '@manjara/contracts';
import accepts from 'accepts';
import type { IncomingMessage } from 'node:http';

const negotiate = (request: IncomingMessage, preferred: Language, other: Language): Language =>
  (accepts(request).language([preferred, other]) || preferred) as Language;

/** The language of the API's messages: from Accept-Language, else English. */
export const messageLanguage = (request: IncomingMessage): Language =>
  negotiate(request, 'en', 'ar');

/** The language of content, if the request does not name one: from Accept-Language, else Arabic. */
export const contentLanguage = (request: IncomingMessage): Language =>
  negotiate(request, 'ar', 'en');
