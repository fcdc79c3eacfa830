import { flushSync } from 'react-dom';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const control = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null;

/** A group of radio buttons is one control; what concerns an element is done to its first button. */
const elementOf = (field: Control): Control =>
  (field as Control | RadioNodeList) instanceof RadioNodeList
    ? ((field as unknown as RadioNodeList)[0] as Control)
    : field;

/** The trimmed value of a control; '' if the form has no such control. */
export const textOf = (form: HTMLFormElement, name: string): string =>
  control(form, name)?.value.trim() ?? '';

/** The trimmed values of the named controls; '' for those that `isWanted` excludes. */
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

/** Sets a value and fires `input`, so that listeners and the draft follow. */
export function write(field: Control, value: string): void {
  if (field.value === value) return;
  field.value = value;
  elementOf(field).dispatchEvent(new Event('input', { bubbles: true }));
}

/** The values that the visitor typed: a textarea's unchanged initial text counts as ''. */
export const readTyped = <K extends string>(form: HTMLFormElement, names: readonly K[]) =>
  readTexts(form, names, (field) => field.value !== beginningOf(field));

const beginningOf = (field: Control): string =>
  field instanceof HTMLTextAreaElement ? field.defaultValue : '';

/** Restores values into unchanged controls; a textarea's initial text stays above them. */
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

export function clear(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const field = control(form, name);
    if (field) write(field, '');
  }
}

/**
 * Renders the errors, then focuses the first invalid control: the messages take space and would
 * push a control that was focused earlier out of view.
 */
export function showFieldErrors<K extends string>(
  form: HTMLFormElement,
  names: readonly K[],
  problems: Partial<Record<K, unknown>>,
  show: () => void,
): void {
  flushSync(show);
  const first = names.find((name) => problems[name]);
  const found = first && control(form, first);
  if (!found) return;
  const field = elementOf(found);
  field.focus({ preventScroll: true });
  // Centred: not below the header, not behind the toast.
  field.scrollIntoView({ block: 'center' });
}
