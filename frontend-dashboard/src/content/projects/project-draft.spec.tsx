import { act, screen, waitFor } from '@testing-library/react';
import type * as drafts from '../../forms/drafts';
import { storeDraft, readDraft } from '../../forms/drafts';
import { setTag } from '../../api/etags';
import { toDraft } from '../../forms/draft-values';
import { storedPicture, withFocus } from '../../pictures/picture';
import { pickedPicture } from '../../pictures/picked-picture';
import { anImage, aProject } from '../../testing/fixtures';
import { network, urlOf } from '../../testing/network';
import { openProjectForm } from '../../testing/project-form';
import { open } from '../../testing/render';
import { emptyValues, valuesOf } from '../../resource/resource-values';
import type { Entity } from '../../resource/entity';
import { resource } from './resource';
import { field, type } from '../../testing/form';
import { CHANGED } from '../../testing/versioned';

const EMPTY_PROJECT = emptyValues(resource);
const projectValues = (project: object) => valuesOf(resource, project as Entity);

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

/** A fake of the Web Locks API, as far as forms use it. Answers nothing before `ready`. */
function fakeLocks(ready?: Promise<void>) {
  const held = new Set<string>();
  return {
    request(name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) {
      const granted = !held.has(name);
      held.add(name);
      return Promise.resolve(work(granted ? { name, mode: 'exclusive' } : null));
    },
    async query(): Promise<LockManagerSnapshot> {
      await ready;
      return { held: [...held].map((name) => ({ name })), pending: [] };
    },
    /** Its page is closed. */
    releaseFirst(): void {
      const [first] = held;
      if (first) held.delete(first);
    },
  };
}

/** The page is hidden for good, as when the browser discards the tab. */
const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));

describe('the draft of a project', () => {
  it('is restored with texts and pictures, with a notice', async () => {
    const pictures = ['main', 'one', 'two'].map((name) => storedPicture({ url: urlOf(name) }));
    const [main, ...secondaryImages] = pictures;
    const image = withFocus(main!, { x: 30, y: 90 });
    const values = { ...EMPTY_PROJECT, name: 'Villa', alt: 'A hall', image, secondaryImages };
    storeDraft('project-new', toDraft(values));
    const page = await openProjectForm();
    expect(await screen.findByText(page.texts.forms.restored)).toBeVisible();
    expect(page.field('name')).toHaveValue('Villa');
    expect(page.field('alt')).toHaveValue('A hall');
    expect(page.tiles()).toHaveLength(2);
    const shown = await screen.findByRole('img', { name: 'A hall' });
    expect(shown.closest('[data-focus-x]')).toHaveAttribute('data-focus-x', '20');
    await page.user.click(screen.getByRole('button', { name: page.texts.forms.throwAway.button }));
    const [, sure] = screen.getAllByRole('button', { name: page.texts.forms.throwAway.button });
    await page.user.click(sure!);
    expect(page.field('name')).toHaveValue('');
    expect(screen.queryByText(page.texts.forms.restored)).not.toBeInTheDocument();
  });

  it('says which pictures had not arrived, and leaves those of the project', async () => {
    const project = aProject();
    const values = {
      ...projectValues(project),
      name: 'Villa Obhur',
      image: pickedPicture(anImage('main.png')),
      secondaryImages: [pickedPicture(anImage('one.png'))],
    };
    storeDraft(`project-${project._id}`, toDraft(values));
    network.on(`GET /projects/${project._id}`, { body: project });
    const page = await open(`/dashboard/edit-project/${project._id}`);
    const message = page.t('dashboard.forms.restoredWithout', { count: 2, number: '2' });
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('name')).toHaveValue('Villa Obhur');
    expect(document.querySelector('form img')?.getAttribute('src')).toContain(project.image.url);
  });

  it.each([
    [6, 'Villa'],
    [8, ''],
  ])('that was left for %d days has the name %j', async (days, name) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - days * 24 * 60 * 60 * 1000);
    storeDraft('project-new', toDraft({ ...EMPTY_PROJECT, name: 'Villa' }));
    now.mockRestore();
    const page = await openProjectForm();
    expect(readDraft('project-new') !== undefined).toBe(name !== '');
    await waitFor(() => expect(page.field('name')).toHaveValue(name));
  });

  it('does not overwrite what was saved elsewhere meanwhile', async () => {
    const project = aProject();
    const path = `/projects/${project._id}`;
    const old = setTag(projectValues(project), '"1"');
    storeDraft(`project-${project._id}`, toDraft({ ...old, name: 'Mine' }, old));
    const theirs = { ...project, name: 'Theirs', alt: 'Their hall' };
    network.on(`GET ${path}`, { body: theirs, headers: { etag: '"2"' } });
    network.on(`PUT ${path}`, CHANGED);
    const page = await open(`/dashboard/edit-project/${project._id}`);
    await screen.findByText(page.texts.forms.restored);
    expect(field('name')).toHaveValue('Mine');
    await page.user.click(screen.getByRole('button', { name: page.texts.forms.update }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Mine');
    expect(dialog).toHaveTextContent('Theirs');
    expect(network.calls(`PUT ${path}`)[0]?.headers.get('If-Match')).toBe('"1"');
  });

  it('is stored when the page closes, and removed once nothing differs', async () => {
    const page = await openProjectForm();
    await act(async () => undefined);
    type({ name: 'Villa' });
    await waitFor(() => {
      hide();
      expect(readDraft('project-new')).toBeDefined();
    });
    type({ name: '' });
    await waitFor(() => {
      hide();
      expect(readDraft('project-new')).toBeUndefined();
    });
    page.unmount();
  });

  it.each([false, true])(
    'is stored even if the form is left before drafts could be read (with an older one: %s)',
    async (withOlder) => {
      if (withOlder) storeDraft('project-new', toDraft({ ...EMPTY_PROJECT, alt: 'A hall' }));
      let grant = () => {};
      const ready = new Promise<void>((resolve) => (grant = resolve));
      Object.defineProperty(navigator, 'locks', { value: fakeLocks(ready), configurable: true });
      const page = await openProjectForm();
      type({ name: 'Villa' });
      page.unmount();
      grant();
      const anew = await openProjectForm();
      await waitFor(() => expect(anew.field('name')).toHaveValue('Villa'));
      anew.unmount();
      expect(readDraft('project-new')).toBeDefined();
    },
  );

  it('is per tab: a second tab has its own, and restores the draft of a closed one', async () => {
    const locks = fakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const tab = async () => {
      let own!: typeof drafts;
      await jest.isolateModulesAsync(async () => {
        own = await import('../../forms/drafts');
      });
      return own;
    };
    const first = await tab();
    await first.takeDraft('project-new');
    first.storeDraft('project-new', toDraft({ ...EMPTY_PROJECT, name: 'First' }));
    const second = await tab();
    expect(await second.takeDraft('project-new')).toBeUndefined();
    second.storeDraft('project-new', toDraft({ ...EMPTY_PROJECT, name: 'Second' }));
    second.dropDraft('project-new');
    expect(first.readDraft('project-new')).toBeDefined();
    locks.releaseFirst();
    expect((await second.takeDraft('project-new'))?.values).toContain('First');
    expect(first.readDraft('project-new')).toBeUndefined();
  });

  it('is skipped when the storage is full, and the form keeps working', async () => {
    const page = await openProjectForm();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    type({ name: 'Villa' });
    hide();
    expect(setItem).toHaveBeenCalled();
    expect(readDraft('project-new')).toBeUndefined();
    expect(page.field('name')).toHaveValue('Villa');
  });

  it('holds a picked picture by its address as soon as it has arrived', async () => {
    const page = await openProjectForm();
    await act(async () => undefined);
    await page.user.upload(page.mainInput(), anImage('main.png'));
    await screen.findByRole('img', { name: page.texts.projects.fields.image });
    await waitFor(() => {
      hide();
      expect(readDraft('project-new')?.values).toContain(urlOf('main.png'));
    });
  });
});
