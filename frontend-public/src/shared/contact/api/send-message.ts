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

/** Sends a visitor's message; throws ApiError. */
export async function sendMessage(message: MessageInput): Promise<void> {
  await callApi('/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
}
