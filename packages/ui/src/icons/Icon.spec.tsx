import { renderIn } from '../../test/render';
import { DASHBOARD_ICONS } from './dashboard-icons';
import { Icon } from './Icon';
import { type IconName, ICONS } from './icons';
import { INNER_PAGE_ICONS } from './inner-page-icons';
import { REMOTE_ICONS } from './remote-icons';

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
      ...DASHBOARD_ICONS,
    }) as IconName[],
  )('%s is a drawing that is not announced', async (name) => {
    const svg = await draw(name);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg.childElementCount).toBeGreaterThan(0);
  });
});
