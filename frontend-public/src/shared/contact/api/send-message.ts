import type { Language } from '@manjara/contracts';
import { callApi } from '@manjara/platform';

/** POST /messages (spec §7). */
export interface MessageInput {
  /** First and last name, joined by a space. */
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Left empty by people and filled by robots. */
  website?: string;
}

/** Sends a visitor's message; throws ApiError, whose sentences are in `language`. */
export async function sendMessage(message: MessageInput, language: Language): Promise<void> {
  await callApi('/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(message),
  });
}
