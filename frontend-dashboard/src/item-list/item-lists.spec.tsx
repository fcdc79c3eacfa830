import { screen, waitFor, within } from '@testing-library/react';
import { bulkRoute, serveBulk, written } from '../testing/bulk';
import { anImage } from '../testing/fixtures';
import { first } from '../testing/long-run';
import { network, urlOf } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';
import { undoText } from '../testing/undo';
import { dropOn, field, type } from '../testing/form';

const BOX = { boxTitle: 'Title', arBoxTitle: 'عنوان', boxText: 'Text', arBoxText: 'نص' };
const VALUE = { value: 'Title', arValue: 'عنوان', alt: 'Hands', arAlt: 'يدان' };
const QUESTION = {
  title: 'Title',
  arTitle: 'عنوان',
  description: 'Because.',
  arDescription: 'لأن.',
};

/** The lists of the content pages, with valid input and the group of their texts. */
const LISTS = [
  { list: 'boxes', page: 'home', texts: 'boxList', limit: 7, typed: BOX },
  { list: 'values', page: 'about', texts: 'valueList', limit: 7, typed: VALUE },
  { list: 'questions', page: 'about', texts: 'questionList', limit: 3, typed: QUESTION },
] as const;

describe.each(LISTS)('the $list', ({ list, page: path, texts: group, limit, typed }) => {
  const route = `/content/${list}`;
  const [title, arTitle] = Object.keys(typed) as [string, string];
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...typed,
      _id: `item-${index}`,
      image: '/api/files/one',
      [title]: `Number ${index}`,
      [arTitle]: `رقم ${index}`,
    }));
  const shows = (count: number) =>
    waitFor(() => expect(screen.queryAllByText(/^Number \d/)).toHaveLength(count));

  async function show(answer: Parameters<typeof network.on>[1]) {
    const texts = { mainText: '', arMainText: '' };
    network.on('GET /content/home', { body: { ...texts, aboutImages: [null, null, null, null] } });
    network.on('GET /content/about', { body: { ...texts, images: [null, null, null, null] } });
    for (const each of LISTS) network.on(`GET /content/${each.list}`, { body: [] });
    const page = await open(`/dashboard/content/${path}`, {
      answers: { [`GET ${route}`]: answer },
    });
    await waitFor(() => expect(field(title)).toBeInTheDocument());
    const own = { ...page.texts.homeContent, ...page.texts.aboutContent };
    const said = (key: keyof typeof own.valueList) => own[group][key];
    return {
      ...page,
      said,
      press: (name: string) => page.user.click(screen.getByRole('button', { name })),
      add: () => page.user.click(screen.getByRole('button', { name: said('add') })),
    };
  }

  it(`show ${limit} at first and all on demand`, async () => {
    const page = await show({ body: items(limit + 1) });
    await shows(limit);
    await page.press(page.t('common.showMore'));
    await shows(limit + 1);
    await page.press(page.t('common.showLess'));
    await shows(limit);
  });

  it('require all fields, are added, and the fields clear', async () => {
    network.on(`POST ${route}`, { status: 201, body: {} });
    const page = await show({ body: [] });
    await page.add();
    expect(await screen.findAllByText(page.texts.forms.required)).toHaveLength(4);
    expect(network.calls(`POST ${route}`)).toHaveLength(0);
    type(typed);
    if (list === 'values') {
      expect(screen.getByText(page.texts.forms.pictureRequired)).toBeVisible();
      const slot = screen.getByRole('group', { name: page.texts.aboutContent.valueImage });
      const choose = { name: new RegExp(page.texts.pictures.choose) };
      const area = within(slot).getByRole('button', choose);
      dropOn(area, anImage('hands.png'));
    }
    await page.add();
    await waitFor(() => expect(toastTexts()).toEqual([page.said('added')]));
    const { body } = network.calls(`POST ${route}`)[0]!;
    if (body instanceof FormData) {
      expect(Object.fromEntries(body)).toEqual({ ...typed, valueImage: urlOf('hands.png') });
    } else expect(body).toEqual(typed);
    for (const name of Object.keys(typed)) expect(field(name)).toHaveValue('');
    expect(document.querySelectorAll('img[src^="blob:"]')).toHaveLength(0);
    expect(network.calls(`GET ${route}`)).toHaveLength(2);
  });

  if (!first(1, LISTS).some((each) => each.list === list)) return;

  it(`have no toggle when there are only ${limit}`, async () => {
    const page = await show({ body: items(limit) });
    await shows(limit);
    const more = page.t('common.showMore');
    expect(screen.queryByRole('button', { name: more })).not.toBeInTheDocument();
  });

  it('are deleted after a question that names them, and restored', async () => {
    const deletion = network.hold(bulkRoute(route), { body: [written('item-0')] });
    const page = await show({ body: items(1) });
    await page.user.click(await screen.findByRole('button', { name: 'Delete: Number 0' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(`${page.said('deleteQuestion')} Number 0`);
    network.on(`GET ${route}`, { body: [] });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    await page.user.click(yes);
    await waitFor(() => expect(screen.queryByText('Number 0')).toBeNull());
    deletion.release();
    await waitFor(() => expect(toastTexts()).toEqual([page.said('deleted')]));
    expect(undoText()).toContain(`${page.texts.undo.deleted}Number 0`);
    expect(await screen.findByText(page.said('noneText'))).toBeVisible();

    serveBulk(route, (id) => {
      network.on(`GET ${route}`, { body: items(1) });
      return written(id, 'published');
    });
    await page.press(page.texts.undo.action);
    await shows(1);
    expect(toastTexts()).toEqual([page.texts.undo.undone]);
  });
});
