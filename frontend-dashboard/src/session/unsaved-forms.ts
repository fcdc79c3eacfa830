export interface UnsavedForm {
  /** The form is being saved. */
  busy: boolean;
}

/** Mounted forms with unsaved changes, by id. */
let forms: ReadonlyMap<string, UnsavedForm> = new Map();

const listeners = new Set<() => void>();

export const unsavedForms = () => forms;

function change(next: typeof forms): void {
  forms = next;
  for (const listener of listeners) listener();
}

/** Adds or updates a form; null removes it. */
export function setUnsavedForm(id: string, form: UnsavedForm | null): void {
  if (!form && !forms.has(id)) return;
  const others = [...forms].filter(([other]) => other !== id);
  change(new Map(form ? [...others, [id, form]] : others));
}

/** Removes all forms except those being saved. */
export const forgetUnsavedForms = (): void =>
  change(new Map([...forms].filter(([, { busy }]) => busy)));

export function onUnsavedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
