import { aHome } from '../../../testing/factories';
import { heroLights } from './hero-lights';

const image = (name: string) => ({ url: `/api/files/${name}`, alt: name, arAlt: name });
const home = aHome({
  heroImage: image('morning'),
  heroNoonImage: image('noon'),
  heroDuskImage: image('dusk'),
});
const without = (...names: (keyof typeof home)[]) => ({
  ...home,
  ...Object.fromEntries(names.map((name) => [name, null])),
});
const names = (lights: { alt: string }[]) => lights.map(({ alt }) => alt);

it.each([
  ['morning', ['morning', 'noon', 'dusk']],
  ['noon', ['noon', 'dusk', 'morning']],
  ['dusk', ['dusk', 'morning', 'noon']],
] as const)('begins in the light of %s', (part, order) => {
  expect(names(heroLights(home, part))).toEqual(order);
});

it('shows the first picture where the hour has none, and each once', () => {
  expect(names(heroLights(without('heroNoonImage'), 'noon'))).toEqual(['morning', 'dusk']);
  expect(names(heroLights(without('heroNoonImage', 'heroDuskImage'), 'dusk'))).toEqual(['morning']);
});

it('is empty without pictures', () => {
  const empty = {
    ...without('heroNoonImage', 'heroDuskImage'),
    heroImage: { ...image(''), url: '' },
  };
  expect(heroLights(empty, 'noon')).toEqual([]);
  expect(heroLights({}, 'noon')).toEqual([]);
});
