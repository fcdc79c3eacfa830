import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeApi } from '../../testing/fake-api';
import { field, fill, setup, typed, values } from '../../testing/join-form';
import { renderIn, switchTo } from '../../testing/render-page';
import { JoinForm } from './components/JoinForm';

describe('what the API says', () => {
  const sentence = 'This PDF is protected by a password.';
  const send = async (answer: unknown) => {
    const user = setup();
    const requests = fakeApi({ 'POST /jobs': answer });
    await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    return { user, requests };
  };

  it.each([
    [
      'names the field',
      failure(422, { message: sentence, details: [{ field: 'cv', message: sentence }] }),
    ],
    ['is that the CV is too large', failure(413, { message: sentence })],
  ])('stands beside the CV when it %s', async (_, answer) => {
    const { user } = await send(answer);
    await waitFor(() =>
      expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    expect(field('cv')).toHaveFocus();
    await user.upload(field('cv'), new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([429, 503])('is shown when it is to come back later (%i)', async (status) => {
    await send(failure(status, { message: 'Please wait a minute.' }));
    expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  });

  it('is put into other words once the language has changed', async () => {
    await send(failure(422, { details: [{ field: 'cv', message: sentence }] }));
    await waitFor(() =>
      expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    await switchTo('ar');
    expect(field('cv')).toHaveAccessibleDescription(
      expect.stringContaining('يرجى التحقّق من هذا الحقل ثم إعادة الإرسال.'),
    );
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('is not waited for when the line falls silent', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fakeApi({ 'POST /jobs': () => new Promise(() => {}) });
    const { toasts } = await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await act(async () => jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(2_000));
    expect(toasts.at(-1)).toBe('error: Something went wrong. Please try again.');
    expect(values()).toEqual(typed);
    expect(field('cv').files).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is asked for in the language of the page', async () => {
    const { requests } = await send({});
    expect(requests[0]!.headers.get('accept-language')).toBe('en');
  });
});
