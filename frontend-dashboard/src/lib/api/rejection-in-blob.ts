import { isAxiosError } from 'axios';

/** A refusal of a call that asks for a file comes as a file, too; its sentence is in it. */
export async function readRejection(error: unknown): Promise<void> {
  if (!isAxiosError(error) || !(error.response?.data instanceof Blob)) return;
  try {
    error.response.data = JSON.parse(await error.response.data.text());
  } catch {
    // Not the API's own answer, which has no sentence to show.
  }
}
