// Payload in Next.js, with the dependencies of its blank template and one kind of content that
// visitors read. Its generator takes its templates from outside the registry.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { installOf, runQuietly } from '../install.mjs';
import { once, PROJECTS, writeFiles } from './peer.mjs';

const VERSION = '3.90.2';
const NEXT = '16.4.6';
const REACT = '19.3.1';
const OURS = ['payload', 'next', 'ui', 'richtext-lexical', 'db-sqlite'].map((name) => [
  name === 'payload' ? name : `@payloadcms/${name}`,
  VERSION,
]);

const PACKAGE = {
  name: 'payload-blank',
  private: true,
  type: 'module',
  scripts: { build: 'next build --webpack', start: 'next start' },
  dependencies: {
    ...Object.fromEntries(OURS),
    graphql: '^16.8.1',
    next: NEXT,
    react: REACT,
    'react-dom': REACT,
    sharp: '0.35.5',
  },
};

const DATABASE = 'payload.db';
const CONFIG = `import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';

export default buildConfig({
  admin: { user: 'users', importMap: { baseDir: process.cwd() } },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'media', upload: true, fields: [] },
    {
      slug: 'projects',
      access: { read: () => true },
      fields: [{ name: 'name', type: 'text' }, { name: 'description', type: 'textarea' }],
    },
  ],
  editor: lexicalEditor(),
  secret: 'walnut-and-oak-bench',
  db: sqliteAdapter({ client: { url: 'file:./${DATABASE}' } }),
  telemetry: false,
  typescript: { autoGenerate: false },
  sharp,
});
`;

/** Only in development does it make its tables by itself. */
const SEED = `import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
for (let index = 0; index < ${PROJECTS}; index++) {
  const data = { name: 'Project ' + index, description: 'Desk, walls and ceiling of oak.' };
  await payload.create({ collection: 'projects', data });
}
process.exit(0);
`;

const admin = 'app/(payload)/admin';
const FILES = {
  'package.json': JSON.stringify(PACKAGE),
  'jsconfig.json': '{"compilerOptions":{"paths":{"@payload-config":["./payload.config.js"]}}}',
  'payload.config.js': CONFIG,
  'seed.js': SEED,
  'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload';
export default withPayload({});
`,
  'app/(payload)/layout.jsx': `import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { importMap } from './admin/importMap.js';
const serverFunction = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};
export default function Layout({ children }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
`,
  [`${admin}/importMap.js`]: 'export const importMap = {};\n',
  [`${admin}/[[...segments]]/page.jsx`]: `import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';
export const generateMetadata = (args) => generatePageMetadata({ ...args, config });
export default function Page(args) {
  return RootPage({ ...args, config, importMap });
}
`,
  'app/(payload)/api/[...slug]/route.js': `import config from '@payload-config';
import * as routes from '@payloadcms/next/routes';
export const GET = routes.REST_GET(config);
export const POST = routes.REST_POST(config);
export const DELETE = routes.REST_DELETE(config);
export const PATCH = routes.REST_PATCH(config);
export const PUT = routes.REST_PUT(config);
export const OPTIONS = routes.REST_OPTIONS(config);
`,
};

const ENVIRONMENT = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** @returns {import('../measure.mjs').Subject} */
export function payload(parent) {
  const cwd = path.join(parent, 'payload');
  const list = '/api/projects?limit=20';
  return {
    name: `Payload ${VERSION}`,
    cwd,
    env: ENVIRONMENT,
    script: ['node_modules/next/dist/bin/next', 'start'],
    page: '/admin',
    api: list,
    async prepare() {
      once(cwd, 'installed', () => {
        writeFiles(cwd, FILES);
        runQuietly('npm', ['install', '--legacy-peer-deps'], cwd);
      });
      once(cwd, 'seeded', () => {
        rmSync(path.join(cwd, DATABASE), { force: true });
        const config = { PAYLOAD_CONFIG_PATH: 'payload.config.js', NODE_ENV: 'development' };
        runQuietly('npx', ['payload', 'generate:importmap'], cwd, config);
        runQuietly('node', ['seed.js'], cwd, config);
      });
      once(cwd, 'built', () => runQuietly('npm', ['run', 'build'], cwd, ENVIRONMENT));
    },
    install: () => installOf(cwd),
    reads: async (url) => {
      const { docs } = await (await fetch(url + list)).json();
      return [url + list, `${url}/api/projects/${docs[0].id}`];
    },
  };
}
