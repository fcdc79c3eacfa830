import { flushSync } from 'react-dom';

/** A control that people fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const control = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

/** What a control holds, without surrounding blanks. */
export const textOf = (form: HTMLFormElement, name: string): string =>
  control(form, name)?.value.trim() ?? '';

/** What the named controls hold now, without surrounding blanks; nothing for those left out. */
export function readTexts<K extends string>(
  form: HTMLFormElement,
  names: readonly K[],
  isWanted: (field: Control) => boolean = () => true,
): Record<K, string> {
  const textFor = (name: K) => {
    const field = control(form, name);
    return field && isWanted(field) ? field.value.trim() : '';
  };
  return Object.fromEntries(names.map((name) => [name, textFor(name)])) as Record<K, string>;
}

/** Sets a control as typing would, so that listeners and the draft follow. */
export function write(field: Control, value: string): void {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What was typed into the named controls; of a text that the page itself began with, that is nothing
 * as long as it stands there unchanged.
 */
export const readTyped = <K extends string>(form: HTMLFormElement, names: readonly K[]) =>
  readTexts(form, names, (field) => field.value !== beginningOf(field));

/** What the page itself put into a control. */
const beginningOf = (field: Control): string =>
  field instanceof HTMLTextAreaElement ? field.defaultValue : '';

/** Puts values back into controls that nobody has touched yet, below what the page began with. */
export function fillUntouched(
  form: HTMLFormElement,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  for (const name of names) {
    const field = control(form, name);
    const value = values[name];
    if (!field || typeof value !== 'string' || !value) continue;
    const beginning = beginningOf(field);
    if (field.value !== beginning) continue;
    const isNamed = value.includes(beginning.trim());
    write(field, isNamed ? value : `${beginning}\n${value}`);
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
