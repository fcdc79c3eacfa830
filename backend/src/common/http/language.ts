import type { Language } from '@manjara/contracts';
import accepts from 'accepts';
import type { IncomingMessage } from 'node:http';

const negotiate = (request: IncomingMessage, preferred: Language, other: Language): Language =>
  (accepts(request).language([preferred, other]) || preferred) as Language;

/** The language of the API's own sentences: what the client accepts, else English. */
export const messageLanguage = (request: IncomingMessage): Language =>
  negotiate(request, 'en', 'ar');

/** The language of content when a request does not name one: what the client accepts, else Arabic. */
export const contentLanguage = (request: IncomingMessage): Language =>
  negotiate(request, 'ar', 'en');
