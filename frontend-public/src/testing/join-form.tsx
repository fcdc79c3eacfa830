import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { JoinForm } from '../features/join/components/JoinForm';
import { fakeUpload } from './fake-upload';
import { renderIn } from './render-page';

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

async function fill(user: UserEvent, without?: Field): Promise<void> {
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

// `accept` only limits the picker: people can choose or drop other files.
const anyFile = { applyAccept: false };

/** Opens the English form with this answer to its upload. */
export async function openForm(answer: unknown = {}, user = userEvent.setup(anyFile)) {
  const sent = fakeUpload(answer);
  const view = await renderIn('en', <JoinForm />);
  const button = () => screen.getByRole('button', { name: 'Send application' });
  const send = () => user.click(button());
  return {
    ...view,
    user,
    sent,
    button,
    send,
    fill: (without?: Field) => fill(user, without),
    fillAndSend: async (without?: Field) => {
      await fill(user, without);
      await send();
    },
  };
}
