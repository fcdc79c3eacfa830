import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromRoot, ROOT } from '../../../lib/paths.mjs';
import { ADMIN } from '../../../lib/product.mjs';
import { readRun } from '../../../lib/run-file.mjs';
import { build } from '../../../lib/run.mjs';
import { makePhotographs } from '../../uploads/photographs.mjs';
import { installOf, productionInstall } from '../install.mjs';
import { readAll } from '../load.mjs';
import { READS } from '../measure.mjs';

const { PICTURE_WIDTHS } = createRequire(fromRoot('backend/package.json'))('@manjara/contracts');
const UPLOADS = 5;
const TEXTS = {
  name: 'A reception of oak',
  arName: 'استقبال من خشب البلوط',
  category: 'Hospitality',
  arCategory: 'الضيافة',
  description: 'Measured',
  arDescription: 'قياس',
  alt: 'Reception',
  arAlt: 'استقبال',
};

/** The shell's image installs nothing: its build holds all that it needs. */
const WORKSPACES = { api: '@manjara/backend', releases: '@manjara/releases', all: undefined };

const listOf = (url) => `${url}/api/projects?page=1&limit=20`;
const projectsOf = async (url) => (await fetch(listOf(url))).json();

/** Adds projects with photographs, as the owner does. */
async function upload(url, files) {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await answer.json();
  for (const file of files) {
    const body = new FormData();
    for (const [field, text] of Object.entries(TEXTS)) body.append(field, text);
    body.append('image', await openAsBlob(file), 'main.jpg');
    const headers = { Authorization: `Bearer ${token}` };
    const stored = await fetch(`${url}/api/projects`, { method: 'POST', headers, body });
    if (!stored.ok) throw new Error(`A project was answered ${stored.status}.`);
  }
}

/**
 * The whole product, with its demo content.
 * @param {string} folder of its own
 * @returns {import('../measure.mjs').Subject & Record<string, any>}
 */
export function manjara(folder) {
  const dataDir = path.join(folder, 'data');
  return {
    name: 'Manjara',
    cwd: ROOT,
    env: {
      SKIP_BUILD: '1',
      // A developer's own settings may name a database that must not be touched.
      ENV_FILE: '',
      MONGODB_URI: '',
      RELEASES_DIR: '',
      DEMO_CONTENT: '1',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
    },
    script: ['scripts/start.mjs'],
    page: '/',
    isPage: (body) => body.includes('<h1') && body.includes('/api/files/'),
    api: '/api/health/ready',
    prepare: () => build(undefined, { quiet: true }),
    async empty() {
      await rm(dataDir, { recursive: true, force: true });
      await mkdir(dataDir, { recursive: true });
    },
    install: () => installOf(ROOT),
    async reads(url) {
      const [first] = await projectsOf(url);
      return [listOf(url), `${url}/api/projects/${first._id}`];
    },
    async more(url) {
      const { files } = await makePhotographs(path.join(folder, 'photographs'), UPLOADS);
      const projects = await projectsOf(url);
      const pictures = projects.flatMap(({ image }) =>
        PICTURE_WIDTHS.map((width) => `${url}${image.url}?w=${width}`),
      );
      const pages = projects.map(({ _id }) => `${url}/projects?project=${_id}`);
      await readAll([`${url}/projects`, ...pages, `${url}/about`], READS / 4);
      await readAll(pictures, READS / 4, { Accept: 'image/webp' });
      await upload(url, files);
    },
    /** The names of its processes, by id. */
    async processes() {
      const { pids } = await readRun(dataDir);
      return new Map(Object.entries(pids).map(([name, pid]) => [pid, name]));
    },
    /** What runs in production: of each image of the containers, and of all on one machine. */
    async images() {
      const images = {};
      for (const [name, workspace] of Object.entries(WORKSPACES)) {
        const target = await mkdtemp(path.join(folder, 'install-'));
        images[name] = await productionInstall(target, workspace);
      }
      return images;
    },
  };
}
