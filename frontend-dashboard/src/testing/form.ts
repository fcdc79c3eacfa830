import { fireEvent } from '@testing-library/react';

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
