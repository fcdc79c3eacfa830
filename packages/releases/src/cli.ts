#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createReleaseServer } from './server';

/** `--root <folder> [--port <n>] [--host <address>]`: serves the releases in a folder. */
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
if (!values.root) {
  console.error('Usage: releases --root <folder> [--port <n>] [--host <address>]');
  process.exit(2);
}

const server = createReleaseServer(values.root);
server.listen(Number(values.port), values.host, () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
});
const CHECK_MS = 50;
/** After this, what is still being sent is cut off. */
const PATIENCE_MS = 8_000;
const stop = () => {
  server.close(() => process.exit(0));
  // Those kept alive are closed as they fall idle.
  setInterval(() => server.closeIdleConnections(), CHECK_MS).unref();
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
