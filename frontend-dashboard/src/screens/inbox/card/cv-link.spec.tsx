import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { anApplication, serveInbox } from '../../../testing/inbox';
import { network, refusal } from '../../../testing/network';
import { open } from '../../../testing/render';
import { toastTexts } from '../../../testing/toasts';

const MINUTE = 60_000;

describe('the link to a CV', () => {
  const job = anApplication();
  const replace = jest.fn();
  const close = jest.fn();
  let opened: jest.SpyInstance;
  let clock: jest.SpyInstance;

  beforeEach(() => {
    const tab = { opener: window, location: { replace }, close } as unknown as Window;
    opened = jest.spyOn(window, 'open').mockReturnValue(tab);
  });
  afterEach(() => {
    opened.mockRestore();
    clock?.mockRestore();
  });

  async function press(age: number) {
    const server = serveInbox('jobs', [job]);
    const page = await open('/dashboard/jobs', { answers: server.answers });
    const link = await screen.findByRole('link', { name: new RegExp(page.texts.inbox.showCv) });
    const then = Date.now() + age;
    clock = jest.spyOn(Date, 'now').mockImplementation(() => then);
    const click = createEvent.click(link);
    return { ...page, link, follow: () => fireEvent(link, click) };
  }

  it('is a normal link while it is fresh', async () => {
    const { link, follow } = await press(7 * MINUTE);
    // jsdom cannot follow links: check that no other listener prevented the click.
    const held = jest.fn();
    document.addEventListener(
      'click',
      (event) => {
        held(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    follow();
    expect(held).toHaveBeenCalledWith(false);
    expect(opened).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('href', job.cv);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('is requested again when it is old, in a tab that the click has opened', async () => {
    const { follow } = await press(9 * MINUTE);
    network.on('GET /jobs', { body: [{ ...job, cv: '/api/jobs/1/cv?signature=second' }] });
    follow();
    expect(opened).toHaveBeenCalledWith('', '_blank');
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith('http://localhost/api/jobs/1/cv?signature=second'),
    );
    expect(close).not.toHaveBeenCalled();
  });

  it('shows an error when there is no new one, and closes the empty tab', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { follow } = await press(9 * MINUTE);
    network.on('GET /jobs', refusal(503, 'Not now.'));
    follow();
    await waitFor(() => expect(toastTexts()).toEqual(['Not now.']));
    expect(close).toHaveBeenCalledTimes(1);
    expect(replace).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('can be pressed again where the browser has blocked the tab', async () => {
    const { follow, texts, link } = await press(9 * MINUTE);
    opened.mockReturnValue(null);
    const fresh = '/api/jobs/1/cv?signature=second';
    network.on('GET /jobs', { body: [{ ...job, cv: fresh }] });
    follow();
    await waitFor(() => expect(toastTexts()).toEqual([texts.inbox.cvReady]));
    await waitFor(() => expect(link).toHaveAttribute('href', fresh));
  });
});
