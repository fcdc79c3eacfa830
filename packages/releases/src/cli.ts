#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { endGracefully } from './end-gracefully';
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
const stop = () => void endGracefully(server).then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
