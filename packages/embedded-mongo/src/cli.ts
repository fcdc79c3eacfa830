#!/usr/bin/env node
import { writeSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { StartError } from './errors';
import { WireServer } from './wire/server';

/** Shorter checks report no progress. */
const PROGRESS_MS = 1_000;
/** More than the API takes to finish its requests. */
const CLIENTS_MS = 10_000;
const USAGE = 'Usage: embedded-mongo --dir DIR [--port N] [--essential NAMES] [--stdin]';

function readOptions() {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      port: { type: 'string', default: '0' },
      essential: { type: 'string', default: '' },
      stdin: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!values.dir) throw new StartError(`The option --dir is missing. ${USAGE}`);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartError(`The port ${values.port} is not a number from 0 to 65535.`);
  }
  const { dir: folder, stdin, essential } = values;
  return { folder, port, stdin, essential: essential.split(',') };
}

async function main(): Promise<void> {
  const { folder, port, stdin, essential } = readOptions();
  let reportedAt = Date.now();
  const server = await WireServer.start({
    folder,
    port,
    essential,
    recordTo: process.env.EMBEDDED_MONGO_RECORD,
    onProgress: (percent) => {
      if (Date.now() - reportedAt < PROGRESS_MS) return;
      reportedAt = Date.now();
      const sentence = `Checking the database after an unclean shutdown: ${percent} %.`;
      // A parent process that receives progress extends its start timeout.
      if (process.send) process.send({ type: 'progress', sentence });
      else process.stderr.write(`${sentence}\n`);
    },
    onError: (error) => console.error(error),
    onFatal: (error) => {
      writeSync(2, `The database stops, because a write to the disk failed: ${String(error)}\n`);
      // Exit at once: not even closing the data is safe.
      process.kill(process.pid, 'SIGKILL');
    },
  });
  const stop = () => void server.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Exit when the parent dies, but after its other processes: they still finish their requests.
  const stopLast = () => void server.clientsGone(CLIENTS_MS).then(stop);
  if (process.send) process.on('disconnect', stopLast);
  // For a parent without an IPC channel: its death closes stdin.
  if (stdin) process.stdin.on('end', stopLast).resume();
  const ready = { uri: server.uri, port: server.port, pid: process.pid };
  // Ignore send errors: if the parent is dead, the disconnect event follows.
  if (process.send) process.send({ type: 'ready', ...ready }, () => {});
  else process.stdout.write(`${JSON.stringify(ready)}\n`);
}

main().catch((error: Error & { code?: string }) => {
  const expected = error instanceof StartError || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${expected ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
