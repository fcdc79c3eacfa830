import userEvent, { type UserEvent } from '@testing-library/user-event';

/** What the tests apply with. */
export const typed = {
  name: 'Salim Haddad',
  email: 'ask at the gate',
  job: 'Doors',
  message: 'Twelve years at the bench.',
};
type TextField = keyof typeof typed;
export const FIELDS = [...(Object.keys(typed) as TextField[]), 'cv'] as const;
type Field = (typeof FIELDS)[number];
export const empty = { name: '', email: '', job: '', message: '' };

export const cv = new File(['%PDF-1.4'], 'سيرة.pdf', { type: 'application/pdf' });

export const field = (name: Field) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
export const values = () =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, field(name as Field).value]));

/** The picker lets one type only through; people can still choose or drop another. */
export const setup = () => userEvent.setup({ applyAccept: false });

export async function fill(user: UserEvent, without?: Field): Promise<void> {
  for (const [name, value] of Object.entries(typed) as [TextField, string][]) {
    if (name === without) continue;
    if (name === 'job') await user.selectOptions(field('job'), value);
    else {
      await user.click(field(name));
      await user.paste(value);
    }
  }
  if (without !== 'cv') await user.upload(field('cv'), cv);
}
