import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Team } from '../test/build';
import { contractFaults } from './contract';

const CONTRACT = {
  name: 'manjara_x',
  serverRendered: true,
  shared: { '@manjara/platform': '2.1.3' },
  ui: '1.2.0',
  operations: ['GET /projects', 'GET /projects/{id}'],
};

let team: Team;
beforeEach(async () => {
  team = await Team.begin();
  await team.build('one');
});
afterEach(() => team.end());

const manifest = (changes: object) => ({
  'client/mf-manifest.json': JSON.stringify({
    metaData: {
      name: 'manjara_x',
      remoteEntry: { name: 'remoteEntry.js', path: '' },
      needs: { ui: '1.0.0', operations: ['GET /projects'] },
    },
    exposes: [{ path: './app' }],
    ...changes,
  }),
});
const needs = (requiredVersion: string, name = '@manjara/platform') =>
  manifest({ shared: [{ name, requiredVersion }] });

describe('contractFaults', () => {
  it('finds nothing in a build that fits', async () => {
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([]);
  });

  it.each(['^2.0.0', '^2.1.9'])('takes a build against platform %s', async (version) => {
    await team.build('one', needs(version));
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([]);
  });

  it.each([
    ['2.2.0', 'Deploy the shell that has it first, then release the remote.'],
    ['1.9.0', 'Build the remote again, against 2.1.3.'],
    ['*', 'Deploy the shell that has it first, then release the remote.'],
  ])('names a build against %s, and says what to do', async (version, advice) => {
    await team.build('one', needs(`^${version}`));
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([
      `It was built against @manjara/platform ${version}, and the shell has 2.1.3. ${advice}`,
    ]);
  });

  const asking = (asked?: object) =>
    manifest({
      metaData: {
        name: 'manjara_x',
        remoteEntry: { name: 'remoteEntry.js', path: '' },
        needs: asked,
      },
    });

  it('compares the design tokens as the platform', async () => {
    const operations: string[] = [];
    await team.build('one', asking({ ui: '1.2.7', operations }));
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([]);
    await team.build('one', asking({ ui: '1.3.0', operations }));
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([
      'It was built against the design tokens 1.3.0, and the shell has 1.2.0. ' +
        'Deploy the shell that has it first, then release the remote.',
    ]);
  });

  it('names the calls that the API of the site does not have', async () => {
    const operations = ['GET /projects', 'GET /services', 'PUT /services/{id}'];
    await team.build('one', asking({ ui: '1.0.0', operations }));
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([
      'It calls operations that the API of the site does not have: GET /services, PUT /services/{id}. ' +
        'Release the API first.',
    ]);
    const { operations: _known, ...siteless } = CONTRACT;
    expect(await contractFaults(team.dist, siteless)).toEqual([]);
  });

  it('rejects a build that does not declare its needs', async () => {
    await team.build('one', asking());
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([
      'It does not declare what it needs of the site. Build it again.',
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['asks the shell for vue, which the shell does not share', needs('^3.0.0', 'vue')],
    ['is "manjara_y", not "manjara_x"', manifest({ metaData: { name: 'manjara_y' } })],
    ['does not expose "./app"', manifest({ exposes: [] })],
    ['has no readable client/mf-manifest.json', { 'client/mf-manifest.json': '{' }],
    ['has no readable client/asset-map.json', { 'client/asset-map.json': '{}' }],
  ])('says that it %s', async (sentence, files) => {
    await team.build('one', files);
    expect((await contractFaults(team.dist, CONTRACT)).join(' ')).toContain(`It ${sentence}. `);
  });

  it('reports missing files that the build names', async () => {
    await rm(path.join(team.dist, 'client/static/main.js'));
    await rm(path.join(team.dist, 'client/remoteEntry.js'));
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([
      'It names remoteEntry.js, which is missing. Build it again.',
      'It names static/main.js, which is missing. Build it again.',
    ]);
  });

  it('requires a server bundle exactly if the shell renders the remote', async () => {
    expect(await contractFaults(team.dist, { ...CONTRACT, serverRendered: false })).toEqual([
      'It has a server bundle (server/server.js). Build it again.',
    ]);
    await rm(path.join(team.dist, 'server'), { recursive: true });
    expect(await contractFaults(team.dist, CONTRACT)).toEqual([
      'It has no server bundle (server/server.js). Build it again.',
    ]);
  });
});
