import { createHash } from 'node:crypto';
import { normalise } from '@manjara/contracts';

/** Tags of HTML and BBCode, as robots write them, without the text between them. */
const TAG = /<[^>]*>|\[\/?url[^\]]*\]/gi;
/** With a scheme or `www.`, or a host with a path; not `Thanks.Regards`. */
const LINK = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\/\S*/giu;
const LETTER = /[\p{L}\p{N}]/u;

/** Whether a text has links, and no word beside them. */
export function isOnlyLinks(text: string): boolean {
  const hasLink = text.search(LINK) >= 0;
  return hasLink && !LETTER.test(text.replace(TAG, ' ').replace(LINK, ' '));
}

/** The same for texts that differ in case, accents, blanks or forms of letters only. */
export const spamKeyOf = (text: string): string =>
  createHash('sha256').update(normalise(text)).digest('base64url');
