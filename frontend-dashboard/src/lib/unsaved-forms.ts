export interface UnsavedForm {
  /** It is being saved. */
  busy: boolean;
}

/** The forms on the screen that hold changes which leaving it would lose, by their ids. */
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

/** Forgets all but those that are being saved. */
export const forgetUnsavedForms = (): void =>
  change(new Map([...forms].filter(([, { busy }]) => busy)));

export function onUnsavedForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
