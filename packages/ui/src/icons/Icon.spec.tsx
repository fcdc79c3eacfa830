import { renderIn } from '../../test/render';
import { CONTACT_ICONS } from './contact-icons';
import { DASHBOARD_ICONS } from './dashboard-icons';
import { Icon } from './Icon';
import { type IconName, ICONS } from './icons';
import { INNER_PAGE_ICONS } from './inner-page-icons';
import { NETWORK_ICONS } from './network-icons';
import { REMOTE_ICONS } from './remote-icons';
import { SHELL_ICONS } from './shell-icons';
import { STATE_ICONS } from './state-icons';

const draw = async (name: IconName) => {
  const { container } = await renderIn('ar', <Icon name={name} />);
  return container.querySelector('svg')!;
};

describe('Icon', () => {
  it.each(['arrow-end', 'chevron-start', 'send'] as const)(
    '%s turns with the page',
    async (name) => {
      expect(await draw(name)).toHaveClass('mirrored');
    },
  );

  it.each(['clock', 'check', 'play', 'search', 'whatsapp'] as const)(
    '%s keeps its side',
    async (name) => {
      expect(await draw(name)).not.toHaveClass('mirrored');
    },
  );

  it.each(
    Object.keys({
      ...ICONS,
      ...REMOTE_ICONS,
      ...INNER_PAGE_ICONS,
      ...CONTACT_ICONS,
      ...DASHBOARD_ICONS,
      ...NETWORK_ICONS,
      ...SHELL_ICONS,
      ...STATE_ICONS,
    }) as IconName[],
  )('%s is a drawing that is not announced', async (name) => {
    const svg = await draw(name);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg.childElementCount).toBeGreaterThan(0);
  });
});
