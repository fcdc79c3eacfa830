import { fireEvent, screen } from '@testing-library/react';
import { failure, fakeApi } from '../../testing/fake-api';
import { empty, field, fill, setup, typed, values } from '../../testing/join-form';
import { renderIn, switchTo } from '../../testing/render-page';
import { JoinForm } from './components/JoinForm';

it('keeps what was entered when the language changes', async () => {
  const user = setup();
  await renderIn('en', <JoinForm />);
  await fill(user);
  await switchTo('ar');
  expect(values()).toEqual(typed);
  expect(field('cv').files).toHaveLength(1);
});

describe('draft', () => {
  const kept = { name: typed.name, email: typed.email, job: 'Doors', message: typed.message };

  it.each(['ar', 'en'] as const)(
    'survives a reload in %s, all but the CV and the trap',
    async (language) => {
      const user = setup();
      const { unmount } = await renderIn(language, <JoinForm />);
      await fill(user);
      fireEvent.input(document.querySelector('[name="website"]')!, {
        target: { value: 'https://spam.example' },
      });
      unmount();
      await renderIn(language, <JoinForm />);
      expect(values()).toEqual(kept);
      expect(field('cv').files).toHaveLength(0);
      expect(document.querySelector('[name="website"]')).toHaveValue('');
      expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/spam|cv/);
    },
  );

  it('survives a failed request and a reload after it', async () => {
    const user = setup();
    fakeApi({ 'POST /jobs': failure(500) });
    const { unmount } = await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    unmount();
    await renderIn('en', <JoinForm />);
    expect(values()).toEqual(kept);
  });

  it('is forgotten once the application is sent', async () => {
    const user = setup();
    fakeApi({ 'POST /jobs': {} });
    const { unmount } = await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByRole('dialog');
    unmount();
    await renderIn('en', <JoinForm />);
    expect(values()).toEqual(empty);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('trap for robots', () => {
  const trap = () => document.querySelector<HTMLInputElement>('[name="website"]')!;

  it('is sent when something has filled it', async () => {
    const user = setup();
    const requests = fakeApi({ 'POST /jobs': {} });
    await renderIn('en', <JoinForm />);
    await fill(user);
    trap().value = 'https://spam.example';
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(requests[0]!.body).toMatchObject({ website: 'https://spam.example' });
  });
});
