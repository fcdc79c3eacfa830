import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delayed } from '../../testing/delayed';
import { cv, field, openForm } from '../../testing/join-form';

const described = (text: string) => expect.stringContaining(text) as unknown as string;

describe('the CV', () => {
  it('is shown with its name, its size and how much of it is sent', async () => {
    const { answer, arrive } = delayed();
    const { fill, send, user } = await openForm(answer);
    await fill('cv');
    const large = new File([new Uint8Array(2_500_000)], 'large.pdf', { type: 'application/pdf' });
    await user.upload(field('cv'), large);
    expect(screen.getByText('2.5 MB')).toBeVisible();
    expect(field('cv')).toHaveAccessibleDescription(described('large.pdf'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await send();
    expect(screen.getByText('50% of 2.5 MB sent')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(0.5);
    await arrive();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is requested again after a reload, until one is chosen', async () => {
    const again = /^Please choose your CV again/;
    const { fill, unmount } = await openForm();
    await fill();
    expect(screen.queryByText(again)).toBeNull();
    unmount();
    const { user } = await openForm();
    expect(screen.getByText(again)).toBeVisible();
    await user.upload(field('cv'), cv);
    await waitFor(() => expect(screen.queryByText(again)).toBeNull());
  });

  it('is no file but a PDF', async () => {
    const { toasts, user } = await openForm();
    const noPdf = 'Please upload a valid pdf file.';
    await user.upload(field('cv'), cv);
    await user.upload(field('cv'), new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    expect(toasts).toEqual(['success: CV has been uploaded..!', `error: ${noPdf}`]);
    expect(field('cv').files).toHaveLength(0);
    expect(screen.queryByText(cv.name)).toBeNull();
    expect(field('cv')).toHaveAccessibleDescription(described(noPdf));
  });

  it.each([
    ['application/octet-stream', '%PDF-1.4', true],
    ['', '\ufeff%PDF-1.4', true],
    ['', 'PK\u0003\u0004', false],
    ['application/zip', '%PDF-1.4', false],
  ])('of the type %j that begins with %j is taken: %s', async (type, head, isTaken) => {
    const { user } = await openForm();
    await user.upload(field('cv'), new File([head], 'cv.pdf', { type }));
    const answer = isTaken ? 'cv.pdf' : 'Please upload a valid pdf file.';
    await waitFor(() => expect(field('cv')).toHaveAccessibleDescription(described(answer)));
    expect(field('cv').files).toHaveLength(isTaken ? 1 : 0);
  });

  it('that was removed shows a message', async () => {
    const { toasts } = await openForm();
    fireEvent.change(field('cv'), { target: { files: [] } });
    const message = 'error: Something went wrong. Please try again.';
    await waitFor(() => expect(toasts).toEqual([message]));
  });
});
