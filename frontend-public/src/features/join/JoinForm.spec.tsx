import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delayed } from '../../testing/delayed';
import { failure } from '../../testing/network';
import { cv, empty, field, FIELDS, openForm, typed, values } from '../../testing/join-form';

const ERROR = 'error: Something went wrong. Please try again.';
const withFakeClock = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the join form', () => {
  it('labels its five fields, and offers the eight jobs', async () => {
    await openForm();
    ['Name', 'Email', 'Job', 'Message', 'CV'].forEach((label, index) => {
      expect(screen.getByLabelText(new RegExp(`^${label}( \\*)?$`))).toBe(field(FIELDS[index]!));
    });
    const options = within(field('job')).getAllByRole('option', { hidden: true }).slice(1);
    expect(options.map(({ textContent }) => textContent)).toEqual(
      PRODUCT_CATEGORIES.map(({ en }) => en),
    );
  });

  it('sends everything as entered, then clears and confirms', async () => {
    const { answer, arrive } = delayed();
    const { fillAndSend, button, sent, toasts } = await openForm(answer);
    await fillAndSend();
    expect(toasts).toEqual(['success: CV has been uploaded..!', 'pending: Sending message...']);
    expect(button()).toHaveAttribute('aria-disabled');
    await arrive();
    expect(sent).toEqual([{ ...typed, cv: expect.any(File) }]);
    expect((sent[0] as { cv: File }).cv.name).toBe(cv.name);
    expect(toasts.at(-1)).toBe('dismissed');
    const name = 'Thank you..! Your request has been sent successfully.';
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    expect(values()).toEqual(empty);
    expect(field('cv').files).toHaveLength(0);
    expect(screen.queryByText(cv.name)).toBeNull();
  });

  it('keeps the confirmation until its button is pressed, whatever else is', async () => {
    jest.useFakeTimers();
    const { fillAndSend, user } = await openForm({}, withFakeClock());
    await fillAndSend();
    await act(async () => {});
    act(() => jest.advanceTimersByTime(60_000));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
    fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
    fireEvent.click(dialog, { clientX: 20, clientY: 20 });
    expect(dialog).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
  });

  it.each(FIELDS)('does not send without %s', async (missing) => {
    const { fillAndSend, sent, toasts } = await openForm();
    await fillAndSend(missing);
    expect(sent).toEqual([]);
    expect(toasts.at(-1)).toBe('error: Please fill out all fields.');
    expect(field(missing)).toHaveFocus();
    expect(FIELDS.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual([missing]);
  });

  it('takes a phone number, which may be left out but not be wrong', async () => {
    const { fill, send, sent, user, toasts } = await openForm();
    await fill();
    const phone = screen.getByLabelText('Phone (optional)');
    await user.type(phone, '12');
    await send();
    expect(sent).toEqual([]);
    expect(phone).toHaveFocus();
    expect(screen.getByText(/at least seven digits and no letters/)).toBeVisible();
    expect(toasts).not.toContain('error: Please fill out all fields.');
    await user.clear(phone);
    await user.type(phone, '٠٥٠١٢٣٤٥٦٧');
    await send();
    expect(sent).toEqual([{ ...typed, phone: '٠٥٠١٢٣٤٥٦٧', cv: expect.any(File) }]);
  });

  it('keeps everything when the API refuses', async () => {
    const { fillAndSend, toasts } = await openForm(failure(500));
    await fillAndSend();
    await waitFor(() => expect(toasts).toContain(ERROR));
    expect(values()).toEqual(typed);
    expect(field('cv').files).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps everything when the connection hangs', async () => {
    jest.useFakeTimers();
    const { fillAndSend, toasts } = await openForm(() => new Promise(() => {}), withFakeClock());
    await fillAndSend();
    await act(async () => jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(2_000));
    expect(toasts.at(-1)).toBe(ERROR);
    expect(values()).toEqual(typed);
    expect(field('cv').files).toHaveLength(1);
    jest.useRealTimers();
  });
});

const SENTENCE = 'This PDF is protected by a password.';

it.each([
  ['names the field', failure(422, { details: [{ field: 'cv', message: SENTENCE }] })],
  ['is that the CV is too large', failure(413, { message: SENTENCE })],
])("the API's message is shown beside the CV when it %s", async (_, answer) => {
  const { fillAndSend, user } = await openForm(answer);
  await fillAndSend();
  const shown = expect.stringContaining(SENTENCE) as unknown as string;
  await waitFor(() => expect(field('cv')).toHaveAccessibleDescription(shown));
  expect(field('cv')).toHaveFocus();
  await user.upload(field('cv'), new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }));
  expect(screen.queryByText(SENTENCE)).toBeNull();
});
