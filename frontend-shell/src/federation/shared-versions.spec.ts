import { consumed, provided } from '@manjara/build-config/shared';

jest.mock('@manjara/platform/package.json', () => ({ version: '2.3.4' }));

const PLATFORM = '@manjara/platform';

it('a remote takes any patch of the platform’s minor version: the browser refuses by this range', () => {
  expect(provided[PLATFORM]).toMatchObject({ version: '2.3.4', eager: true });
  expect(consumed[PLATFORM]).toMatchObject({ strictVersion: true, requiredVersion: '^2.3.0' });
});
