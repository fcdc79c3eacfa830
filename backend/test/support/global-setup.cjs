const { execFileSync } = require('node:child_process');
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** One database server for the whole run; every suite has a database of its own on it. */
module.exports = async () => {
  // Some suites run the built program, as a process.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: `${__dirname}/../..`, stdio: 'pipe' });

  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const { startEmbeddedMongo } = require('@manjara/embedded-mongo');
  const recordTo = join(mkdtempSync(join(tmpdir(), 'sent-commands-')), 'names.tsv');
  // Suites that start the server as a process record into the same file.
  process.env.EMBEDDED_MONGO_RECORD = recordTo;
  // No data is to survive this run, so no write waits for the disk.
  const server = await startEmbeddedMongo({ sync: false, recordTo });
  process.env.TEST_MONGODB_URI = server.uri;
  globalThis.embeddedMongo = server;
};
