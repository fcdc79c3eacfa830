import { createStore } from '../browser/store';

export interface UnsavedForm {
  /** The form is being saved. */
  busy: boolean;
}

/** Mounted forms with unsaved changes, by id. */
export const unsavedForms = createStore<ReadonlyMap<string, UnsavedForm>>(new Map());

/** Adds or updates a form; null removes it. */
export function setUnsavedForm(id: string, form: UnsavedForm | null): void {
  const forms = unsavedForms.get();
  if (!form && !forms.has(id)) return;
  const others = [...forms].filter(([other]) => other !== id);
  unsavedForms.set(new Map(form ? [...others, [id, form]] : others));
}

/** Removes all forms except those being saved. */
export const forgetUnsavedForms = (): void =>
  unsavedForms.set(new Map([...unsavedForms.get()].filter(([, { busy }]) => busy)));
