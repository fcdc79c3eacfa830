import { openSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { ADMIN, freshFolder, Product } from '../lib/product.mjs';

const mongoose = createRequire(fromRoot('backend/package.json'))('mongoose');

/** The JSON of a response. @throws Error if its status is not 2xx */
export async function jsonOf(answer) {
  if (answer.ok) return answer.json();
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Starts the whole product; returns it with the admin's token and a database connection. It logs to
 * a file.
 * @param {Record<string, string>} env of its processes
 */
export async function startSite(env) {
  const dataDir = freshFolder();
  const output = openSync(path.join(dataDir, 'output.log'), 'a');
  const product = await Product.start({ dataDir, output, env });
  const { url, apiUrl, mongodbUri, pids } = product.run;
  const { token } = await jsonOf(
    await fetch(`${apiUrl}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    }),
  );
  const connection = await mongoose.createConnection(mongodbUri).asPromise();
  return {
    apiUrl,
    // Avoids a name lookup per connection.
    shellUrl: url.replace('localhost', '127.0.0.1'),
    pids,
    connection,
    authorization: { Authorization: `Bearer ${token}` },
    async stop() {
      await connection.close();
      await product.remove();
    },
  };
}
