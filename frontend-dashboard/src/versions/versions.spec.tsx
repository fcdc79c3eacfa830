import type { PreviousVersion } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aProject } from '../testing/fixtures';
import { field, type } from '../testing/form';
import { network, refusal } from '../testing/network';
import { open, type OpenOptions } from '../testing/render';
import { toastTexts } from '../testing/toasts';

const OWNER = 'owner@manjara.example';
const villa = aProject({ name: 'Villa Obhur', description: 'Oak.' });
const PATH = `/projects/${villa._id}`;
const older = (given: Partial<PreviousVersion> = {}): PreviousVersion => ({
  version: 1,
  at: '2026-11-20T12:34:00.000Z',
  by: OWNER,
  fields: ['name', 'image'],
  document: { ...villa, name: 'Villa', image: { ...villa.image, url: '/api/files/before' } },
  ...given,
});

/** A server with a project that has previous versions. */
function server(versions: PreviousVersion[]) {
  const state = { project: villa as object, version: versions.length + 1 };
  const answer = () => ({ body: state.project, headers: { etag: `"${state.version}"` } });
  network.on(`GET ${PATH}`, answer);
  network.on(`GET ${PATH}/revisions`, { body: versions });
  for (const { version, document } of versions) {
    network.on(`POST ${PATH}/revisions/${version}/restore`, () => {
      state.project = document;
      state.version += 1;
      return answer();
    });
  }
}

async function openProject(options?: OpenOptions) {
  const page = await open(`/dashboard/edit-project/${villa._id}`, options);
  await waitFor(() => expect(field('name')).toHaveValue(villa.name));
  return actions(page);
}

function actions(page: Awaited<ReturnType<typeof open>>) {
  const { versions } = page.texts;
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return {
    ...page,
    versions,
    press,
    openVersions: async () => {
      await press(versions.title);
      return within(await screen.findByRole('dialog', { name: versions.title }));
    },
    choose: async (text: RegExp) =>
      page.user.click(await screen.findByRole('button', { name: text })),
    restore: () => press(versions.restore),
  };
}

describe('previous versions', () => {
  it('are loaded when opened, and listed with the changed fields', async () => {
    const first = older({
      version: 1,
      by: null,
      document: { ...villa, name: 'Villa', year: '2019' },
    });
    const second = older({ version: 2, document: { ...villa, name: 'Villa' } });
    server([second, first]);
    const page = await openProject();
    expect(network.calls(`GET ${PATH}/revisions`)).toHaveLength(0);
    const dialog = await page.openVersions();
    const [newest, oldest] = await dialog.findAllByRole('listitem');
    const name = page.t('dashboard.forms.inEnglish', { name: page.texts.projects.fields.name });
    expect(newest).toHaveTextContent('20 Nov 2026, 15:34');
    expect(newest).toHaveTextContent(page.t('dashboard.versions.savedBy', { email: OWNER }));
    expect(newest).toHaveTextContent(page.t('dashboard.versions.changed', { fields: name }));
    const { year } = page.texts.projects.fields;
    expect(oldest).toHaveTextContent(page.t('dashboard.versions.changed', { fields: year }));
    expect(oldest).not.toHaveTextContent('@');
  });

  it('are compared with the saved state, without changing it', async () => {
    const category = { category: 'Commercial', arCategory: 'تجاري' };
    server([older({ document: { ...older().document, ...category } })]);
    const page = await openProject({ language: 'ar' });
    const dialog = await page.openVersions();
    await page.choose(/٢٠٢٦/);
    const { forms, projects } = page.texts;
    const of = (name: string) => dialog.getByRole('group', { name });
    const named = of(page.t('dashboard.forms.inEnglish', { name: projects.fields.name }));
    expect(named).toHaveTextContent(
      [page.versions.then, 'Villa', page.versions.now, villa.name].join(''),
    );
    expect(of(forms.category)).toHaveTextContent('تجاري');
    const pictures = of(projects.fields.image).querySelectorAll('img');
    expect([...pictures].map((image) => image.getAttribute('src'))).toEqual([
      expect.stringContaining('/api/files/before'),
      expect.stringContaining(villa.image.url!),
    ]);
    expect(dialog.getAllByRole('group')).toHaveLength(3);
    expect(dialog.getByText(page.versions.note)).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: /٢٠٢٦/ })).toHaveFocus();
    await page.press(page.versions.back);
    expect(dialog.getByRole('button', { name: /٢٠٢٦/ })).toHaveFocus();
    expect(field('name')).toHaveValue(villa.name);
  });

  it('are restored: the form has the older text, and the next save is based on it', async () => {
    server([older()]);
    network.on(`PUT ${PATH}`, { body: villa });
    const page = await openProject();
    await page.openVersions();
    await page.choose(/20 Nov 2026/);
    await page.restore();
    await waitFor(() => expect(toastTexts()).toEqual([page.versions.restored]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('name')).toHaveValue('Villa');
    expect(screen.queryByRole('button', { name: page.texts.forms.discard })).toBeNull();
    await waitFor(() => expect(network.calls(`GET ${PATH}`)).toHaveLength(3));
    expect(toastTexts()).toEqual([page.versions.restored]);
    type({ name: 'Villa 2' });
    network.on('GET /projects', { body: [villa] });
    await page.press(page.texts.forms.update);
    await waitFor(() => expect(network.calls(`PUT ${PATH}`)).toHaveLength(1));
    expect(network.calls(`PUT ${PATH}`)[0]!.headers.get('If-Match')).toBe('"3"');
  });

  it('ask first where the form has unsaved changes', async () => {
    server([older()]);
    const page = await openProject();
    type({ description: 'Typed' });
    await page.openVersions();
    await page.choose(/20 Nov 2026/);
    await page.restore();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(page.texts.forms.discarding.text)).toBeVisible();
    await page.user.click(question.getByRole('button', { name: page.texts.forms.discarding.keep }));
    expect(field('description')).toHaveValue('Typed');
    const restores = () => network.calls(`POST ${PATH}/revisions/1/restore`);
    expect(restores()).toHaveLength(0);
    await page.restore();
    const again = within(await screen.findByRole('alertdialog'));
    await page.user.click(again.getByRole('button', { name: page.versions.restore }));
    await waitFor(() => expect(field('description')).toHaveValue('Oak.'));
    expect(field('name')).toHaveValue('Villa');
    expect(restores()).toHaveLength(1);
  });

  it('that are incomplete are not restored to a published item, and name the missing fields', async () => {
    server([older()]);
    const details = ['arName', 'image'].map((name) => ({ field: name, message: 'Missing.' }));
    const body = { error: 'fields_missing', message: 'Please fill out all fields.', details };
    network.on(`POST ${PATH}/revisions/1/restore`, { status: 400, body });
    const page = await openProject();
    await page.openVersions();
    await page.choose(/20 Nov 2026/);
    await page.restore();
    const { name, image } = page.texts.projects.fields;
    const fields = `${page.t('dashboard.forms.inArabic', { name })} and ${image}`;
    const said = page.t('dashboard.versions.incomplete', { fields });
    await waitFor(() => expect(toastTexts()).toEqual([said]));
    expect(field('name')).toHaveValue(villa.name);
    expect(screen.getByRole('button', { name: page.versions.restore })).toBeVisible();
  });

  it('that could not be restored say why, and keep the input', async () => {
    server([older()]);
    network.on(`POST ${PATH}/revisions/1/restore`, refusal(404, 'This version is gone.'));
    const page = await openProject();
    type({ description: 'Typed' });
    await page.openVersions();
    await page.choose(/20 Nov 2026/);
    await page.restore();
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: page.versions.restore }));
    await waitFor(() => expect(toastTexts()).toEqual(['This version is gone.']));
    expect(field('description')).toHaveValue('Typed');
  });

  it('that are like the current one have nothing to restore', async () => {
    server([older({ document: { ...villa } })]);
    const page = await openProject();
    const dialog = await page.openVersions();
    await page.choose(/20 Nov 2026/);
    expect(dialog.getByText(page.versions.same)).toBeVisible();
    expect(dialog.queryByRole('button', { name: page.versions.restore })).toBeNull();
  });

  it('may be none yet', async () => {
    server([]);
    const page = await openProject();
    const dialog = await page.openVersions();
    expect(await dialog.findByRole('heading', { name: page.versions.none })).toBeVisible();
    expect(dialog.getByText(page.versions.noneText)).toBeVisible();
  });

  it('are asked for again where they could not be loaded', async () => {
    server([older()]);
    network.on(`GET ${PATH}/revisions`, refusal(500, 'Not now.'));
    const page = await openProject();
    const dialog = await page.openVersions();
    expect(await dialog.findByRole('heading', { name: page.versions.failed })).toBeVisible();
    expect(dialog.getByText('Not now.')).toBeVisible();
    network.on(`GET ${PATH}/revisions`, { body: [older()] });
    await page.press(page.t('common.retry'));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  });

  it('are not offered while an item is added', async () => {
    const page = await open('/dashboard/add-project');
    await waitFor(() => expect(field('name')).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: page.texts.versions.title })).toBeNull();
  });
});
