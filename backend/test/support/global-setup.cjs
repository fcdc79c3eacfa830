const { execFileSync } = require('node:child_process');
const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** One database server for the whole run; every suite has its own database. */
module.exports = async () => {
  // Some suites run the built program in a process.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: `${__dirname}/../..`, stdio: 'pipe' });

  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const { startEmbeddedMongo } = require('@manjara/embedded-mongo');
  const recordTo = join(mkdtempSync(join(tmpdir(), 'sent-commands-')), 'names.tsv');
  // Suites that start the server in a process record into the same file.
  process.env.EMBEDDED_MONGO_RECORD = recordTo;
  // No data has to survive this run, so writes need not wait for the disk.
  const server = await startEmbeddedMongo({ sync: false, recordTo });
  process.env.TEST_MONGODB_URI = server.uri;
  globalThis.embeddedMongo = server;
};
