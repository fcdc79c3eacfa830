import { DEFAULT_SITE_SETTINGS as SETTINGS, phoneLink, whatsappLink } from '@manjara/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { empty, field, FIELDS, openForm, typed, values } from '../../../testing/contact-form';
import { delayed } from '../../../testing/delayed';
import { failure, mockApi, UNREACHABLE } from '../../../testing/network';
import { switchTo } from '../../../testing/render-page';

const THANKS = 'Thank you..! Your request has been sent successfully.';

describe('the contact form', () => {
  it('labels its five fields, and sends both names as one and everything else as typed', async () => {
    const { fillAndSend, requests } = await openForm();
    const labels = ['First name', 'Last name', 'Email', 'Phone', 'Message'];
    labels.forEach((label, index) => {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toBe(field(FIELDS[index]!));
    });
    await fillAndSend({ message: '  A majlis for twenty. ' });
    const { firstName, lastName, ...rest } = typed;
    expect(requests.map(({ body }) => body)).toEqual([
      { name: `${firstName} ${lastName}`, ...rest },
    ]);
  });

  it('says that it is sending, then clears, confirms, and says once that it was sent', async () => {
    const { answer, arrive } = delayed();
    const { fillAndSend, toasts, user } = await openForm(answer);
    await fillAndSend();
    expect(toasts).toEqual(['pending: Sending message...']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await arrive();
    expect(toasts.slice(1)).toEqual(['dismissed']);
    expect(values()).toEqual(empty);
    const dialog = screen.getByRole('dialog', { name: THANKS });
    await user.click(dialog.querySelector('footer button')!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Message has been sent successfully!')).toBeVisible();
  });

  it('sends once, however often the button is pressed', async () => {
    const { answer, arrive } = delayed();
    const { fillAndSend, send, button, requests, user } = await openForm(answer);
    await fillAndSend();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await send();
    await user.type(field('phone'), '{enter}');
    act(() => {
      field('phone').form!.requestSubmit();
      field('phone').form!.requestSubmit();
    });
    expect(requests).toHaveLength(1);
    await arrive();
    await user.click(screen.getByRole('button', { name: 'Send another message' }));
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it('closes the confirmation by itself after 2.5 seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { fillAndSend } = await openForm({}, user);
    await fillAndSend();
    await act(async () => {});
    act(() => jest.advanceTimersByTime(2400));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
  });

  it.each([
    ['refuses', failure(500), /^It could not be sent/],
    ['cannot be reached', UNREACHABLE, /^The connection failed/],
  ])('keeps what was typed when the API %s, and says why', async (_, answer, reason) => {
    const { fillAndSend, toasts } = await openForm(answer);
    await fillAndSend();
    const shown = 'error: Something went wrong. Please try again.';
    await waitFor(() => expect(toasts).toContain(shown));
    expect(screen.getByText(reason)).toBeVisible();
    expect(values()).toEqual(typed);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for sentences in its language, and shows the one that says when to come back', async () => {
    const { fillAndSend, requests } = await openForm(failure(429, { message: 'In a minute.' }));
    await fillAndSend();
    expect(requests[0]!.headers.get('accept-language')).toBe('en');
    expect(await screen.findByText('In a minute.')).toBeVisible();
    await switchTo('ar');
    expect(screen.queryByText('In a minute.')).toBeNull();
    expect(screen.getByText(/^يُرجى الانتظار دقيقة/)).toBeVisible();
  });

  it('offers other ways to write until it could be sent, and then thanks in its place', async () => {
    const { fillAndSend, send, user } = await openForm(failure(500));
    await fillAndSend();
    expect(await screen.findByText(/^It could not be sent/)).toBeVisible();
    for (const href of [whatsappLink(SETTINGS.whatsapp), phoneLink(SETTINGS.phone)]) {
      expect(document.querySelector(`form a[href="${href}"]`)).toBeVisible();
    }
    await user.clear(field('email'));
    await send();
    expect(screen.getByText(/^It could not be sent/)).toBeVisible();
    await user.type(field('email'), typed.email);
    mockApi({ 'POST /messages': {} });
    await send();
    expect(await screen.findByText('Message has been sent successfully!')).toBeVisible();
    expect(screen.queryByText(/^It could not be sent/)).toBeNull();
    expect(field('email')).not.toBeVisible();
  });
});
