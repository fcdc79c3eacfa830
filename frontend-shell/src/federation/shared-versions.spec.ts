import { consumed, provided, SERVER_PROVIDED } from '@manjara/build-config/shared';

jest.mock('@manjara/platform/package.json', () => ({ version: '2.3.4' }));

const PLATFORM = '@manjara/platform';

it('a remote accepts any patch of the platform’s minor version', () => {
  expect(provided[PLATFORM]).toMatchObject({ version: '2.3.4', eager: true });
  expect(consumed[PLATFORM]).toMatchObject({ strictVersion: true, requiredVersion: '^2.3.0' });
});

it('a remote does not bundle shared singletons', () => {
  expect(Object.keys(consumed)).toEqual(['react', 'react-dom', PLATFORM]);
  for (const id of Object.keys(consumed)) {
    expect(consumed[id]).toMatchObject({ singleton: true, strictVersion: true, import: false });
    expect(provided[id]).toMatchObject({ singleton: true, eager: true });
    expect(SERVER_PROVIDED).toContain(id);
  }
});
