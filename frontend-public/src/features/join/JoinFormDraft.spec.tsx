import { screen } from '@testing-library/react';
import { empty, field, openForm, typed, values } from '../../testing/join-form';

const honeypot = () => document.querySelector<HTMLInputElement>('[name="website"]')!;

describe('the draft of an application', () => {
  it('survives a reload, all but the CV and the honeypot', async () => {
    const { fill, unmount, user } = await openForm();
    await fill();
    await user.type(honeypot(), 'https://spam.example');
    unmount();
    await openForm();
    expect(values()).toEqual(typed);
    expect(field('cv').files).toHaveLength(0);
    expect(honeypot()).toHaveValue('');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/spam|cv/);
  });

  it('is forgotten once the application is sent, with what fills the honeypot', async () => {
    const { fillAndSend, sent, unmount } = await openForm();
    honeypot().value = 'https://spam.example';
    await fillAndSend();
    expect(sent[0]).toMatchObject({ website: 'https://spam.example' });
    await screen.findByRole('dialog');
    unmount();
    await openForm();
    expect(values()).toEqual(empty);
    expect(window.sessionStorage).toHaveLength(0);
  });
});
