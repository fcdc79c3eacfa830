import { screen } from '@testing-library/react';
import { open } from '../../testing/render';

const helpButtons = (label: string) =>
  screen.getAllByRole('button', { name: new RegExp(`^${label.split(':')[0]}:`) });
const openTips = () =>
  screen
    .queryAllByRole('tooltip', { hidden: true })
    .filter(({ dataset }) => dataset.open)
    .map(({ textContent }) => textContent);

describe('the help beside what is not plain', () => {
  it.each(['en', 'ar'] as const)('explains the form of a project (%s)', async (language) => {
    const { texts } = await open('/dashboard/add-project', { language });
    await screen.findByRole('heading', { level: 1 });
    const { help } = texts;
    const said = helpButtons(help.label).map((button) => {
      expect(button).toHaveAccessibleDescription();
      return button.getAttribute('aria-label');
    });
    expect(said).toEqual(
      [help.names.draft, help.names.category, help.names.picture, help.names.order].map((name) =>
        help.label.replace('{{name}}', name),
      ),
    );
  });

  it('opens by keyboard and by press, and closes by Escape, without sending the form', async () => {
    const { texts, user } = await open('/dashboard/add-project');
    await screen.findByRole('heading', { level: 1 });
    const [help] = helpButtons(texts.help.label);
    while (document.activeElement !== help) await user.tab();
    expect(openTips()).toEqual([texts.help.texts.draft]);
    await user.keyboard('{Escape}');
    expect(openTips()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(openTips()).toEqual([texts.help.texts.draft]);
    await user.tab();
    expect(openTips()).toEqual([]);
    await user.click(help!);
    expect(openTips()).toEqual([texts.help.texts.draft]);
    expect(screen.queryByText(texts.forms.incomplete)).not.toBeInTheDocument();
  });
});
