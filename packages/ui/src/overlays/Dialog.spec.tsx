import { createI18n, LanguageProvider } from '@manjara/platform';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderIn } from '../../test/render';
import { uiTexts } from '../locales';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

function Opener({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={close} title="Details" footer={<button>Done</button>}>
        <input type="file" aria-label="File" />
      </Dialog>
    </StrictMode>
  );
}

async function opened(onClose?: () => void) {
  await renderIn('en', <Opener onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Details' });
}

/** jsdom has no layout: gives the dialog a box. */
function giveBox(dialog: HTMLElement) {
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
}

/** Closes a dialog like the browser, without its parent, and waits for the close event. */
async function closedByItself(dialog: HTMLDialogElement) {
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  dialog.close();
  await act(() => closed);
}

describe('Dialog', () => {
  it('is modal, closes by its button and gives the focus back', async () => {
    expect(await opened()).toHaveAttribute('aria-modal', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it("closes on the browser's cancel, which Escape causes", async () => {
    const dialog = await opened();
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays when a file picker inside it is cancelled', async () => {
    await opened();
    const cancel = new Event('cancel', { bubbles: true });
    act(() => void screen.getByLabelText('File').dispatchEvent(cancel));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on a press of the overlay, but not on one that began inside', async () => {
    const close = jest.fn();
    const dialog = await opened(close);
    giveBox(dialog);
    const inside = { clientX: 200, clientY: 200 };
    const outside = { clientX: 20, clientY: 20 };

    fireEvent.mouseDown(dialog, inside);
    fireEvent.click(dialog, outside);
    fireEvent.mouseDown(dialog, inside);
    fireEvent.click(dialog, inside);
    expect(close).not.toHaveBeenCalled();

    fireEvent.mouseDown(dialog, outside);
    fireEvent.click(dialog, outside);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('keeps Tab inside, in both directions', async () => {
    await opened();
    const first = screen.getByRole('button', { name: 'Close' });
    const last = screen.getByRole('button', { name: 'Done' });
    last.focus();
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
  });
});

describe('a persistent dialog', () => {
  it('is taken away by Escape alone', async () => {
    const close = jest.fn();
    await renderIn(
      'en',
      <Dialog open persistent onClose={close} title="Sign in">
        <input aria-label="Password" />
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in' });
    giveBox(dialog);
    fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
    fireEvent.click(dialog, { clientX: 20, clientY: 20 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog with an address', () => {
  const dialog = (onClose: () => void) => (
    <Dialog open onClose={onClose} title="Villa" closeTo="/projects">
      Oak
    </Dialog>
  );

  it('is open in the HTML of the server, and closed by a link', async () => {
    const html = renderToString(
      <MemoryRouter>
        <LanguageProvider
          i18n={await createI18n('en', uiTexts('en'))}
          state={{ language: 'en', setLanguage: async () => {} }}
        >
          {dialog(() => {})}
        </LanguageProvider>
      </MemoryRouter>,
    );
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toMatch(/<a[^>]* aria-label="Close"[^>]* href="\/projects\?lang=en"/);
  });

  it('asks its parent to close it, but leaves a press with a modifier to the browser', async () => {
    const close = jest.fn();
    await renderIn('en', dialog(close));
    const link = screen.getByRole('link', { name: 'Close' });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(link);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('a dialog that the browser has closed by itself, as it does on a second Escape', () => {
  it('stays closed until its parent removes it', async () => {
    const [close, show] = [jest.fn(), jest.spyOn(HTMLDialogElement.prototype, 'showModal')];
    await renderIn(
      'en',
      <Dialog open onClose={close} title="Villa">
        Oak
      </Dialog>,
    );
    show.mockClear();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Villa' });
    await closedByItself(dialog);
    expect(close).toHaveBeenCalledTimes(1);
    expect(dialog).not.toHaveAttribute('open');
    expect(show).not.toHaveBeenCalled();
    show.mockRestore();
  });

  it('is reopened if it must stay', async () => {
    await renderIn(
      'en',
      <Dialog open onClose={() => false} title="Saving">
        Wait
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Saving' });
    await closedByItself(dialog);
    expect(dialog).toHaveAttribute('open');
  });
});

describe('ConfirmDialog', () => {
  it('asks a question and offers the safe answer first', async () => {
    const [confirm, cancel] = [jest.fn(), jest.fn()];
    await renderIn(
      'ar',
      <ConfirmDialog open title="حذف المشروع" onConfirm={confirm} onCancel={cancel}>
        هل تريد حذف «بهو الفندق»؟
      </ConfirmDialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'حذف المشروع' });
    expect(dialog).toHaveAccessibleDescription('هل تريد حذف «بهو الفندق»؟');
    expect(screen.getByRole('button', { name: 'لا' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'نعم' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'لا' }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
