#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { metricsSettings, serveMetrics } from '@manjara/observability';
import pino from 'pino';
import { endGracefully } from './end-gracefully';
import { releaseMetrics } from './release-metrics';
import { createReleaseServer } from './server';

/** `--root <folder> [--port <n>] [--host <address>]`: serves the releases in a folder. */
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});

async function main(root: string): Promise<void> {
  const settings = metricsSettings(process.env);
  const measured = settings ? releaseMetrics(root) : undefined;
  const told = measured && settings ? await serveMetrics(measured.metrics, settings) : undefined;
  const log = pino({ name: 'releases', level: process.env.LOG_LEVEL ?? 'info' });
  const server = createReleaseServer(root, { log, durations: measured?.durations });
  server.listen(Number(values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    process.send?.({ type: 'ready', port, metricsPort: told?.port });
  });
  const stop = () =>
    void Promise.all([endGracefully(server), told?.close()]).then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
}

if (values.root) {
  main(values.root).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
} else {
  console.error('Usage: releases --root <folder> [--port <n>] [--host <address>]');
  process.exitCode = 2;
}
