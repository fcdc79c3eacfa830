import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';

const TIMES = { pieceTime: 'About four weeks', roomTime: 'About eight weeks' };

async function openPage(answer: unknown = {}, settings?: Partial<SiteSettings>) {
  const requests = mockApi({ 'POST /messages': answer });
  const view = await renderPage('/quote', 'en', { ...TIMES, ...settings });
  // Ignore the requests of the page load.
  requests.length = 0;
  const user = userEvent.setup();
  const type = async (name: RegExp, value: string) => {
    await user.click(screen.getByLabelText(name));
    await user.paste(value);
  };
  const choose = (...names: RegExp[]) =>
    names.reduce(
      (before, name) => before.then(() => user.click(screen.getByRole('radio', { name }))),
      Promise.resolve(),
    );
  const send = () => user.click(screen.getByRole('button', { name: /^Send request/ }));
  async function answerAll() {
    await choose(/^Hospitality/, /^One room/, /^Within three months/, /^Only an idea/);
    await type(/^City/, 'Taif');
    await type(/^Name/, 'Noura Al-Harbi');
  }
  return { ...view, requests, user, type, choose, send, answerAll };
}

async function sendByMessage(page: Awaited<ReturnType<typeof openPage>>) {
  await page.answerAll();
  await page.choose(/^Phone or email/);
  await page.type(/^Phone \*/, '0551234567');
  await page.type(/^Email/, 'noura@example.com');
  await page.send();
}

describe('a request for a quote', () => {
  it('arrives as a message, with the number that the visitor is told', async () => {
    const page = await openPage();
    await sendByMessage(page);
    const told = await screen.findByText(/^Your number is Q-\w{5}\./);
    const number = /Q-\w{5}/.exec(told.textContent ?? '')![0];
    expect(page.requests.map(({ body }) => body)).toEqual([
      {
        name: 'Noura Al-Harbi',
        phone: '0551234567',
        email: 'noura@example.com',
        message: [
          `Request for a quote ${number}`,
          'Kind of place: Hospitality',
          'Size: One room',
          'City: Taif',
          'When: Within three months',
          'So far: Only an idea',
          'Name: Noura Al-Harbi',
        ].join('\n'),
      },
    ]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is written into a chat of WhatsApp, without phone, email or a call of the API', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const page = await openPage();
    await page.answerAll();
    await page.choose(/^WhatsApp/);
    await page.send();
    const [href] = open.mock.lastCall as [string];
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin + pathname).toBe('https://wa.me/966500000000');
    const number = /Q-\w{5}/.exec(searchParams.get('text') ?? '')![0];
    expect(screen.getByText(new RegExp(number))).toBeVisible();
    expect(screen.getByRole('link', { name: /Open WhatsApp again/ })).toHaveAttribute('href', href);
    expect(page.requests).toEqual([]);
    expect(screen.getByLabelText(/^City/)).toHaveValue('Taif');
    open.mockRestore();
  });

  it('keeps its number when it has to be sent again', async () => {
    const page = await openPage(failure(500));
    await sendByMessage(page);
    await screen.findByText(/^It could not be sent/);
    await page.send();
    await waitFor(() => expect(page.requests).toHaveLength(2));
    const [first, second] = page.requests.map(({ body }) => (body as { message: string }).message);
    expect(second).toBe(first);
  });

  it('asks for what is missing, and leads to the first question without an answer', async () => {
    const page = await openPage();
    await page.choose(/^Hospitality/);
    await page.send();
    expect(page.toasts).toEqual(['error: Please fill out all fields.']);
    expect(screen.getByRole('radio', { name: /^One piece/ })).toHaveFocus();
    expect(screen.getByRole('radiogroup', { name: 'How much is there to make?' })).toBeInvalid();
    expect(page.requests).toEqual([]);
  });

  it('survives a reload', async () => {
    const page = await openPage();
    await page.answerAll();
    page.unmount();
    await openPage();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Taif');
    expect(screen.getByRole('radio', { name: /^One room/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Hospitality/ })).toBeChecked();
  });

  it('says how long each size usually takes, where the owner has said so', async () => {
    await openPage();
    expect(screen.getByRole('radio', { name: /^One room.*About eight weeks/ })).toBeVisible();
    expect(screen.getByText(/counted from approved drawings/)).toBeVisible();
  });

  it('says no time that the owner has not given', async () => {
    await openPage({}, { pieceTime: '', roomTime: '' });
    expect(screen.queryByText(/counted from approved drawings/)).toBeNull();
  });

  it('asks for phone and email at once where there is no WhatsApp', async () => {
    const page = await openPage({}, { whatsapp: '' });
    expect(screen.queryByRole('radio', { name: /^WhatsApp/ })).toBeNull();
    await page.answerAll();
    await page.send();
    expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
  });
});

it('leads to the request from the contact page', async () => {
  mockApi({ '/content': { contact: {}, join: {} } });
  await renderPage('/contact', 'ar', DEFAULT_SITE_SETTINGS);
  expect(screen.getByRole('link', { name: 'اطلب عرض سعر' })).toHaveAttribute('href', '/quote');
});
