import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProject } from '../../testing/fixtures';
import { network } from '../../testing/network';
import { fillIn, openProjectForm, TEXTS } from '../../testing/project-form';
import { toastTexts } from '../../testing/toasts';

const ADD = 'POST /projects';
const CREATED = { status: 201, body: aProject() };

const form = () => document.querySelector<HTMLFormElement>('#screen form')!;

const leave = async (page: Awaited<ReturnType<typeof openProjectForm>>) =>
  page.user.click(screen.getAllByRole('link', { name: page.texts.products.title })[0]!);

describe('sending a project', () => {
  it('does not judge the form that it has just emptied when it is submitted again', async () => {
    network.on(ADD, CREATED);
    const page = await openProjectForm();
    await fillIn(page);
    await page.submit();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.projects.added]));
    expect(page.field('name')).toHaveValue('');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await act(async () => fireEvent.submit(form()));
    expect(screen.queryByText(page.texts.forms.incomplete)).not.toBeInTheDocument();
    // Later somebody means it.
    now.mockReturnValue(Date.now() + 2000);
    await act(async () => fireEvent.submit(form()));
    expect(await screen.findByText(page.texts.forms.incomplete)).toBeVisible();
    expect(network.calls(ADD)).toHaveLength(1);
    now.mockRestore();
  });

  it('asks whoever leaves meanwhile to wait or to stop, and stopping keeps what was typed', async () => {
    network.on('GET /products', { body: [] });
    network.hold(ADD, CREATED);
    const page = await openProjectForm();
    await fillIn(page);
    await page.submit();
    await leave(page);
    const { stop, wait } = page.texts.sending.leave;
    const name = page.texts.projects.leaveWhileSending;
    const question = await screen.findByRole('alertdialog', { name });
    expect(within(question).getByRole('button', { name: wait })).toBeVisible();
    await page.user.click(within(question).getByRole('button', { name: stop }));
    await waitFor(() => expect(toastTexts()).toContain(page.texts.sending.cancelled));
    expect(page.path()).toBe('/dashboard/add-project');
    expect(page.field('name')).toHaveValue(TEXTS.name);
  });

  it('cannot be stopped once it has arrived, and says that it was saved', async () => {
    const held = network.hold(ADD, CREATED);
    const page = await openProjectForm();
    await fillIn(page);
    await page.submit();
    await waitFor(() => held.call());
    act(() => held.call().progress(1));
    await leave(page);
    const { stop, arrived } = page.texts.sending.leave;
    const name = page.texts.projects.leaveWhileSending;
    const question = await screen.findByRole('alertdialog', { name });
    expect(question).toHaveTextContent(arrived);
    expect(within(question).getByRole('button', { name: stop })).toBeDisabled();
    held.release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(toastTexts()).toEqual([page.texts.projects.added]);
  });

  it('says that there is no connection, keeps everything, and sends again only when asked', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    network.lose(ADD);
    const page = await openProjectForm();
    await fillIn(page);
    await page.submit();
    expect(await screen.findByText(page.texts.sending.failure.offline)).toBeVisible();
    expect(page.field('name')).toHaveValue(TEXTS.name);
    online.mockReturnValue(true);
    network.on(ADD, CREATED);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(network.calls(ADD)).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: page.texts.sending.again }));
    await waitFor(() => expect(network.calls(ADD)).toHaveLength(2));
    await waitFor(() => expect(page.field('name')).toHaveValue(''));
    online.mockRestore();
  });
});
