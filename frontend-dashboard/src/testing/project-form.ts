import { screen, within } from '@testing-library/react';
import { anImage } from './fixtures';
import { open } from './render';
import { field, type } from './form';

type Page = Awaited<ReturnType<typeof openProjectForm>>;

/** Opens the form of a new project. */
export async function openProjectForm() {
  const page = await open('/dashboard/add-project');
  const { projects, pictures, secondaryImages } = page.texts;
  await screen.findByRole('heading', { level: 1, name: projects.addTitle });
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  return {
    ...page,
    field,
    /** The file input of the main picture. */
    mainInput: () =>
      within(
        screen.getByRole('group', { name: new RegExp(`^${projects.fields.image}`) }),
      ).getByLabelText(new RegExp(`${pictures.choose}|${projects.fields.image}`), {
        selector: 'input',
      }) as HTMLInputElement,
    moreInput: () => inputs().find(({ ariaLabel }) => ariaLabel === secondaryImages.addMore)!,
    submit: () => page.user.click(screen.getByRole('button', { name: projects.addTitle })),
    tiles: () => screen.queryAllByRole('group', { name: /^(Picture|الصورة) [\d٠-٩]+$/ }),
  };
}

export const TEXTS = {
  name: 'Villa Obhur',
  arName: 'فيلا أبحر',
  description: 'Oak throughout.',
  arDescription: 'خشب البلوط.',
  alt: 'A hall',
  arAlt: 'صالة',
};

/** Fills in all required fields. */
export async function fillIn(
  { user, field, mainInput }: Page,
  texts: Partial<typeof TEXTS> = TEXTS,
) {
  type(texts);
  await user.selectOptions(field('category'), 'Residential');
  await user.upload(mainInput(), anImage('main.png'));
}
