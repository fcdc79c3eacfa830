const { execFileSync } = require('node:child_process');

/** One database server for the whole run; every suite has a database of its own on it. */
module.exports = async () => {
  // Some suites run the built program, as a process.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: `${__dirname}/../..`, stdio: 'pipe' });

  if (process.env.MONGODB_URI) {
    process.env.TEST_MONGODB_URI = process.env.MONGODB_URI;
    return;
  }
  const { startEmbeddedMongo } = require('@manjara/embedded-mongo');
  // No data is to survive this run, so no write waits for the disk.
  const server = await startEmbeddedMongo({ sync: false });
  process.env.TEST_MONGODB_URI = server.uri;
  globalThis.embeddedMongo = server;
};
