import { screen } from '@testing-library/react';
import { empty, field, openForm, typed, values } from '../../../testing/contact-form';
import { switchTo } from '../../../testing/render-page';

describe('the draft of a message', () => {
  it('survives a switch of the language', async () => {
    const { fill } = await openForm();
    await fill();
    await switchTo('ar');
    expect(screen.getByRole('button', { name: 'إرسال الرسالة' })).toBeVisible();
    expect(values()).toEqual(typed);
  });

  it('survives a reload', async () => {
    const { fill, unmount } = await openForm();
    await fill({ message: '' });
    unmount();
    await openForm();
    expect(values()).toEqual({ ...typed, message: '' });
  });

  it('is deleted once the message is sent', async () => {
    const { fillAndSend, unmount } = await openForm();
    await fillAndSend();
    await screen.findByRole('dialog');
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    await openForm();
    expect(values()).toEqual(empty);
  });
});

describe('a message that the page begins', () => {
  const ABOUT = 'I would like to ask about “Villa”.';
  const message = () => values().message;

  it('is not stored as a draft until it is changed', async () => {
    const { fill, unmount } = await openForm({}, undefined, ABOUT);
    await fill({ message: '' });
    expect(message()).toBe(`${ABOUT}\n`);
    unmount();
    await openForm();
    expect(values()).toEqual({ ...typed, message: '' });
  });

  it('is put above the restored draft, once', async () => {
    const { fill, unmount } = await openForm();
    await fill();
    unmount();
    const { user, unmount: leave } = await openForm({}, undefined, ABOUT);
    expect(message()).toBe(`${ABOUT}\n\n${typed.message}`);
    await user.type(field('message'), ' Soon.');
    leave();
    await openForm({}, undefined, ABOUT);
    expect(message()).toBe(`${ABOUT}\n\n${typed.message} Soon.`);
  });

  it('is removed after the message is sent', async () => {
    const { fillAndSend, requests } = await openForm({}, undefined, ABOUT);
    await fillAndSend({ message: '' });
    expect(requests[0]!.body).toMatchObject({ message: ABOUT });
    expect(message()).toBe('');
  });
});

describe('the honeypot', () => {
  const honeypot = () => document.querySelector<HTMLInputElement>('[name="website"]')!;

  it('is out of reach for people, and sent when something has filled it', async () => {
    const { fillAndSend, requests } = await openForm();
    expect(screen.queryByRole('textbox', { name: /leave/i })).toBeNull();
    expect(honeypot()).toHaveAttribute('tabindex', '-1');
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
    honeypot().value = 'https://spam.example';
    await fillAndSend();
    expect(requests[0]!.body).toMatchObject({ website: 'https://spam.example' });
  });
});
