import type { UserEvent } from '@testing-library/user-event';

/** What the tests write with. */
export const typed = {
  firstName: 'Noura',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '+966 55 123 4567',
  message: 'A majlis for twenty.',
};
type Field = keyof typeof typed;
export const FIELDS = Object.keys(typed) as Field[];
export const empty = Object.fromEntries(FIELDS.map((name) => [name, '']));

export const field = (name: Field) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
export const values = () => Object.fromEntries(FIELDS.map((name) => [name, field(name).value]));

export async function fill(user: UserEvent, parts: Partial<typeof typed> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...parts })) {
    if (!value) continue;
    await user.click(field(name as Field));
    await user.paste(value);
  }
}
