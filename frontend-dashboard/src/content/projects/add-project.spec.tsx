import { screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
import { fillIn, openProjectForm, TEXTS } from '../../testing/project-form';
import { toastTexts } from '../../testing/toasts';
import { type } from '../../testing/form';
import { holdUploads } from '../../testing/uploads';

describe('adding a project', () => {
  it('has the twins of every text side by side, each in its own direction', async () => {
    const { field } = await openProjectForm();
    for (const name of ['name', 'description', 'alt']) {
      const twin = `ar${name[0]!.toUpperCase()}${name.slice(1)}`;
      expect([field(name).lang, field(name).dir]).toEqual(['en', 'ltr']);
      expect([field(twin).lang, field(twin).dir]).toEqual(['ar', 'rtl']);
    }
  });

  it('takes 100 secondary pictures, and says which were left out', async () => {
    holdUploads();
    const page = await openProjectForm();
    const files = Array.from({ length: 99 }, (_, index) => anImage(`${index}.png`));
    await page.user.upload(page.moreInput(), files);
    await page.user.upload(page.moreInput(), [
      anImage('x.png'),
      anImage('y.png'),
      anImage('z.png'),
    ]);
    expect(page.tiles()).toHaveLength(100);
    const max = '100';
    const number = '2';
    const leftOut = page.t('dashboard.secondaryImages.tooMany', { count: 2, number, max });
    expect(screen.getByText(leftOut)).toBeVisible();
    expect(screen.queryByText(page.texts.secondaryImages.addMore)).not.toBeInTheDocument();
  }, 30_000);

  it('says which of several files is no picture, and takes the others', async () => {
    const page = await openProjectForm();
    await page.user.upload(page.moreInput(), [
      anImage('good.png'),
      anImage('cv.pdf', 'application/pdf'),
    ]);
    expect(page.tiles()).toHaveLength(1);
    expect(screen.getByText(/cv\.pdf/)).toHaveTextContent(page.texts.pictures.faults.notAnImage);
  });

  it('puts what the server found wrong beside the fields, and keeps everything', async () => {
    network.on(
      'POST /projects',
      refusal(400, 'Please fill out all fields.', [
        { field: 'arName', message: 'The Arabic name is too long.' },
        { field: 'secondaryImages', message: 'The second file is damaged.' },
      ]),
    );
    const page = await openProjectForm();
    await fillIn(page);
    await page.submit();
    expect(await screen.findByText('The Arabic name is too long.')).toBeVisible();
    expect(screen.getByText('The second file is damaged.')).toBeVisible();
    expect(page.field('arName')).toHaveFocus();
    expect(toastTexts()).toEqual(['Please fill out all fields.']);
    expect(page.field('arName')).toHaveValue(TEXTS.arName);
  });

  it('asks before unsaved changes are discarded', async () => {
    network.on('GET /projects', { body: [] });
    const page = await openProjectForm();
    type({ name: 'Villa' });
    const leave = () =>
      page.user.click(screen.getAllByRole('link', { name: page.texts.projects.title })[0]!);
    await leave();
    const question = await screen.findByRole('alertdialog', {
      name: page.texts.forms.unsaved.title,
    });
    await page.user.click(
      within(question).getByRole('button', { name: page.texts.forms.unsaved.stay }),
    );
    expect(page.path()).toBe('/dashboard/add-project');
    expect(page.field('name')).toHaveValue('Villa');
    await leave();
    await page.user.click(
      await screen.findByRole('button', { name: page.texts.forms.unsaved.leave }),
    );
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
  });

  it('asks when the tab is closed, but only with unsaved changes', async () => {
    await openProjectForm();
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(false);
    type({ name: 'Villa' });
    await waitFor(() => expect(close()).toBe(true));
  });
});
