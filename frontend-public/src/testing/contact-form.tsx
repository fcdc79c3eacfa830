import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../shared/contact/components/ContactForm';
import { mockApi } from './network';
import { renderIn } from './render-page';

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

async function fill(user: UserEvent, parts: Partial<typeof typed>): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...parts })) {
    if (!value) continue;
    await user.click(field(name as Field));
    await user.paste(value);
  }
}

/** Opens the English form on an API with this answer to POST /messages. */
export async function openForm(answer: unknown = {}, user = userEvent.setup(), message?: string) {
  const requests = mockApi({ 'POST /messages': answer });
  const view = await renderIn('en', <ContactForm message={message} />);
  const button = () => screen.getByRole('button', { name: 'Send message' });
  const send = () => user.click(button());
  return {
    ...view,
    user,
    requests,
    button,
    send,
    fill: (parts: Partial<typeof typed> = {}) => fill(user, parts),
    fillAndSend: async (parts: Partial<typeof typed> = {}) => {
      await fill(user, parts);
      await send();
    },
  };
}
