import { flushSync } from 'react-dom';

/** A control that people fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const control = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

/** What a control holds, without surrounding blanks. */
export const textOf = (form: HTMLFormElement, name: string): string =>
  control(form, name)?.value.trim() ?? '';

/** What the named controls hold now, without surrounding blanks. */
export function readTexts<K extends string>(
  form: HTMLFormElement,
  names: readonly K[],
): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<K, string>;
}

/** Sets a control as typing would, so that whoever listens to it learns of it. */
function write(field: Control, value: string): void {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts values back into controls that are still empty. */
export function fillEmpty(
  form: HTMLFormElement,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const name of names) {
    const field = control(form, name);
    const value = values[name];
    if (field && !field.value && typeof value === 'string') write(field, value);
  }
}

/** Empties the named controls. */
export function clear(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = control(form, name);
    if (field) write(field, '');
  }
}

/**
 * Shows what is wrong, and then moves the focus to the first of the named controls that has a
 * problem: the sentences take room, and would push a control away that had the focus before.
 */
export function showFieldErrors<K extends string>(
  form: HTMLFormElement,
  names: readonly K[],
  problems: Partial<Record<K, unknown>>,
  show: () => void,
): void {
  flushSync(show);
  const first = names.find((name) => problems[name]);
  const field = first && control(form, first);
  if (!field) return;
  field.focus({ preventScroll: true });
  // In the middle, clear of the header and of the toast below it.
  field.scrollIntoView({ block: 'center' });
}
