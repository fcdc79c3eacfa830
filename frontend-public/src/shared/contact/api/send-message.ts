import type { Language, NewMessage } from '@manjara/contracts';
import { callApi } from '@manjara/platform';

/** POST /messages (spec §7). */
export interface MessageInput extends NewMessage {
  /** Honeypot: hidden from people, filled in by robots. */
  website?: string;
}

/**
 * @param language of the error messages
 * @throws ApiError
 */
export async function sendMessage(message: MessageInput, language: Language): Promise<void> {
  await callApi('/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(message),
  });
}
