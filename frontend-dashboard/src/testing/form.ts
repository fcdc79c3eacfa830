import { fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

/** Sets fields of the form at once: typing with user events is slow. */
export function type(texts: Record<string, string>): void {
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.change(field(name), { target: { value } });
  }
}

export const dropOn = (area: Element, ...files: File[]) =>
  fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } });

export const paste = (...files: File[]) =>
  fireEvent.paste(document.body, { clipboardData: { files } });

/** Pastes a text: typing renders the screen with each letter. */
export async function write(user: UserEvent, input: Element, text: string): Promise<void> {
  await user.click(input);
  await user.paste(text);
}
