// Everything with hot reload: embedded database, API in watch mode, three development servers.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import './lib/env.mjs';
import { embeddedDatabase } from './lib/database.mjs';
import { dataDir, fromRoot } from './lib/paths.mjs';
import { build } from './lib/run.mjs';

const API_PORT = process.env.API_PORT ?? '3001';
const children = [];
let database;

function watch(workspace, command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: fromRoot(workspace),
    env: { ...process.env, ...env },
    stdio: 'inherit',
    detached: true,
  });
  children.push(child);
  child.on('exit', (code) => {
    if (!stop.begun) console.error(`${workspace}: ${command} ended with ${code}.`);
  });
}

async function stop() {
  if (stop.begun) return;
  stop.begun = true;
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  // A negative id names the whole process group, the watchers' own children included.
  for (const { pid } of running) process.kill(-pid, 'SIGTERM');
  await Promise.all(ended);
  await database?.service.stop();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

await build(['@manjara/backend', '@manjara/embedded-mongo', '@manjara/contracts'], { quiet: true });
await mkdir(dataDir(), { recursive: true });
const api = { DATA_DIR: dataDir(), API_PORT, TRUST_PROXY: 'loopback' };
if (process.env.MONGODB_URI) api.MONGODB_URI = process.env.MONGODB_URI;
else {
  database = await embeddedDatabase();
  await database.service.start();
  Object.assign(api, { MONGODB_URI: database.uri, EMBEDDED_DB: '1' });
}

watch('backend', 'npm', ['run', 'build', '--silent', '--', '--watch']);
watch('backend', 'node', ['--watch', 'dist/main.js'], api);
watch('frontend-public', 'npx', ['rsbuild', 'dev']);
watch('frontend-dashboard', 'npx', ['rsbuild', 'dev']);
watch('frontend-shell', 'npx', ['rsbuild', 'dev'], { API_URL: `http://127.0.0.1:${API_PORT}` });
