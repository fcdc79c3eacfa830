import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { empty, field, fill, typed, values } from '../../../testing/contact-form';
import { fakeApi } from '../../../testing/fake-api';
import { renderIn, switchTo } from '../../../testing/render-page';
import { ContactForm } from './ContactForm';

describe('draft', () => {
  it('survives a switch of the language', async () => {
    const user = userEvent.setup();
    await renderIn('en', <ContactForm />);
    await fill(user);
    await switchTo('ar');
    expect(screen.getByRole('button', { name: 'إرسال الرسالة' })).toBeVisible();
    expect(values()).toEqual(typed);
  });

  it('survives a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = await renderIn('en', <ContactForm />);
    await fill(user, { message: '' });
    unmount();
    await renderIn('en', <ContactForm />);
    expect(values()).toEqual({ ...typed, message: '' });
  });

  it('does not replace what was typed before the page came alive', async () => {
    window.sessionStorage.setItem('contact-draft', JSON.stringify({ ...typed, phone: 'old' }));
    await renderIn('en', <ContactForm />);
    expect(field('phone')).toHaveValue('old');
  });

  it('is gone once the message was sent', async () => {
    const user = userEvent.setup();
    fakeApi({ 'POST /messages': {} });
    const { unmount } = await renderIn('en', <ContactForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('dialog');
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    await renderIn('en', <ContactForm />);
    expect(values()).toEqual(empty);
  });

  it('does without a storage that is damaged', async () => {
    window.sessionStorage.setItem('contact-draft', '{"firstName":');
    await renderIn('en', <ContactForm />);
    expect(values()).toEqual(empty);
  });
});

describe('trap for robots', () => {
  const trap = () => document.querySelector<HTMLInputElement>('[name="website"]')!;

  it('is out of reach for people', async () => {
    await renderIn('en', <ContactForm />);
    expect(screen.queryByRole('textbox', { name: /leave/i })).toBeNull();
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
  });

  it('is sent when something has filled it', async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': {} });
    await renderIn('en', <ContactForm />);
    await fill(user);
    trap().value = 'https://spam.example';
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(requests[0]!.body).toMatchObject({ website: 'https://spam.example' });
  });
});
