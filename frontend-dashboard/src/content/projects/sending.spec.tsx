import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aProject } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { fillIn, openProjectForm, TEXTS } from '../../testing/project-form';
import { toastTexts } from '../../testing/toasts';

const ADD = 'POST /projects';
const CREATED = { status: 201, body: aProject() };

const form = () => document.querySelector<HTMLFormElement>('#screen form')!;

/** Submits a filled form and follows a link before the response. */
async function leaveWhileSending() {
  network.on('GET /products', { body: [] });
  const held = network.hold(ADD, CREATED);
  const page = await openProjectForm();
  await fillIn(page);
  await page.submit();
  await waitFor(() => held.call());
  await page.user.click(screen.getAllByRole('link', { name: page.texts.products.title })[0]!);
  return { page, held };
}

describe('sending a project', () => {
  it('does not validate the form that was just cleared when it is submitted again', async () => {
    network.on(ADD, CREATED);
    const page = await openProjectForm();
    await fillIn(page);
    await page.submit();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.projects.added]));
    expect(page.field('name')).toHaveValue('');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await act(async () => fireEvent.submit(form()));
    expect(screen.queryByText(page.texts.forms.incomplete)).not.toBeInTheDocument();
    // A later submit is intentional.
    now.mockReturnValue(Date.now() + 2000);
    await act(async () => fireEvent.submit(form()));
    expect(await screen.findByText(page.texts.forms.incomplete)).toBeVisible();
    expect(network.calls(ADD)).toHaveLength(1);
    now.mockRestore();
  });

  it('asks on leaving only after the save has failed', async () => {
    const { page, held } = await leaveWhileSending();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.path()).toBe('/dashboard/add-project');
    held.release(refusal(400, 'Choose one of the categories.'));
    const name = page.texts.forms.unsaved.title;
    expect(await screen.findByRole('alertdialog', { name })).toBeVisible();
    expect(page.field('name')).toHaveValue(TEXTS.name);
  });

  it('does not block leaving once it is saved', async () => {
    const { page, held } = await leaveWhileSending();
    held.release();
    await waitFor(() => expect(page.path()).toBe('/dashboard/products'));
    expect(toastTexts()).toEqual([page.texts.projects.added]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
