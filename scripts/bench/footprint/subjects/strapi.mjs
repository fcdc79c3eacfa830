// Strapi as its own generator makes it, with one kind of content that visitors read.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { installOf, runQuietly } from '../install.mjs';
import { once, PROJECTS, writeFiles } from './peer.mjs';

/** The newest whose packages the registry has all of, and that runs on Node 20. */
const VERSION = '5.54.0';
const GENERATE = [
  '--yes',
  `create-strapi-app@${VERSION}`,
  'strapi',
  '--js',
  '--use-npm',
  '--install',
  '--non-interactive',
  ...['run', 'example', 'git-init'].map((what) => `--no-${what}`),
  '--skip-cloud',
  '--skip-db',
];
const ENVIRONMENT = { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' };

const core = (kind) =>
  `module.exports = require('@strapi/strapi').factories.createCore${kind}('api::project.project');\n`;

const SCHEMA = {
  kind: 'collectionType',
  collectionName: 'projects',
  info: { singularName: 'project', pluralName: 'projects', displayName: 'Project' },
  options: { draftAndPublish: false },
  attributes: { name: { type: 'string' }, description: { type: 'text' } },
};

const INDEX = `module.exports = {
  async bootstrap({ strapi }) {
    if ((await strapi.documents('api::project.project').count({})) > 0) return;
    const role = await strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'public' } });
    for (const action of ['find', 'findOne']) {
      await strapi.db.query('plugin::users-permissions.permission').create({
        data: { action: 'api::project.project.' + action, role: role.id },
      });
    }
    for (let index = 0; index < ${PROJECTS}; index++) {
      await strapi.documents('api::project.project').create({
        data: { name: 'Project ' + index, description: 'Desk, walls and ceiling of oak.' },
      });
    }
  },
};
`;

const FILES = {
  'src/api/project/content-types/project/schema.json': JSON.stringify(SCHEMA),
  'src/api/project/controllers/project.js': core('Controller'),
  'src/api/project/services/project.js': core('Service'),
  'src/api/project/routes/project.js': core('Router'),
  'src/index.js': INDEX,
};

/** @returns {import('../measure.mjs').Subject} */
export function strapi(parent) {
  const cwd = path.join(parent, 'strapi');
  const list = '/api/projects?pagination[pageSize]=20';
  return {
    name: `Strapi ${VERSION}`,
    cwd,
    env: ENVIRONMENT,
    script: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
    page: '/admin',
    api: list,
    async prepare() {
      once(cwd, 'installed', () => {
        rmSync(cwd, { recursive: true, force: true });
        runQuietly('npx', GENERATE, parent);
      });
      once(cwd, 'built', () => {
        writeFiles(cwd, FILES);
        runQuietly('npm', ['run', 'build'], cwd, ENVIRONMENT);
      });
    },
    empty: () => rmSync(path.join(cwd, '.tmp'), { recursive: true, force: true }),
    install: () => installOf(cwd),
    reads: async (url) => {
      const { data } = await (await fetch(url + list)).json();
      return [url + list, `${url}/api/projects/${data[0].documentId}`];
    },
  };
}
