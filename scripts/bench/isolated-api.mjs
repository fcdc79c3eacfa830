import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { Service } from '../lib/service.mjs';

const ADMIN = { email: 'bench@example.com', password: 'walnut-and-oak-bench' };

/**
 * The built API on an embedded database of its own, with an admin signed in and no content.
 * @param {string} dataDir
 * @param {Record<string, string>} [env] of the API
 */
export async function isolatedApi(dataDir, env = {}) {
  await mkdir(dataDir, { recursive: true });
  const databasePort = await freePort();
  const database = new Service('The database', fromRoot('packages/embedded-mongo/dist/cli.js'), {
    args: ['--dir', `${dataDir}/db`, '--port', String(databasePort)],
  });
  await database.start();
  // Whatever database the environment names is not for what a bench writes.
  const mongodbUri = `mongodb://127.0.0.1:${databasePort}/manjara`;
  const api = new Service('The API', fromRoot('backend/dist/server.js'), {
    env: {
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      DEMO_CONTENT: '0',
      API_PORT: '0',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
  });
  const { port } = await api.start();
  const url = `http://127.0.0.1:${port}`;
  const signedIn = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await signedIn.json();
  const mongoose = createRequire(fromRoot('backend/package.json'))('mongoose');
  const connection = await mongoose.createConnection(mongodbUri).asPromise();
  return {
    url,
    pid: api.pid,
    database,
    connection,
    headers: { Authorization: `Bearer ${token}` },
    countVariants: () => connection.collection('variants.files').countDocuments(),
    /** Writes the newest project again, as often as asked, before anybody has read the list. */
    async repeatProject(count) {
      const projects = connection.collection('projects');
      const { _id, ...project } = await projects.findOne({}, { sort: { _id: -1 } });
      await projects.insertMany(Array.from({ length: count }, () => ({ ...project })));
    },
    async stop() {
      await connection.close();
      await api.stop();
      await database.stop();
    },
  };
}
