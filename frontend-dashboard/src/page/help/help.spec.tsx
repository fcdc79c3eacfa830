import { screen } from '@testing-library/react';
import { first } from '../../testing/long-run';
import { open } from '../../testing/render';

const helpButtons = (label: string) =>
  screen.getAllByRole('button', { name: new RegExp(`^${label.split(':')[0]}:`) });

/** How it opens and closes is tested with the tooltip. */
describe('the help beside what is not plain', () => {
  it.each(first(1, ['ar', 'en'] as const))(
    'explains the form of a project (%s)',
    async (language) => {
      const { texts } = await open('/dashboard/add-project', { language });
      await screen.findByRole('heading', { level: 1 });
      const { help } = texts;
      const said = helpButtons(help.label).map((button) => {
        expect(button).toHaveAccessibleDescription(/.\./);
        return button.getAttribute('aria-label');
      });
      expect(said).toEqual(
        [help.names.draft, help.names.category, help.names.picture, help.names.order].map((name) =>
          help.label.replace('{{name}}', name),
        ),
      );
    },
  );
});
