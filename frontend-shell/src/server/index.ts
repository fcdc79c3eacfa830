import { exitWhenUncaught, logDestination, serveMetrics } from '@manjara/observability';
import pino from 'pino';
import { collectDefaultMetrics, register } from 'prom-client';
import { readConfig } from './config';
import { loadShellAssets } from './rendering/shell-assets';
import { createShellServer } from './shell-server';

const log = pino({ name: 'shell', level: process.env.LOG_LEVEL ?? 'info' }, logDestination());

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.metrics) collectDefaultMetrics();
  const assets = loadShellAssets(config.clientDir);
  const shell = await createShellServer(config, assets, log, config.metrics ? register : undefined);
  const metrics = config.metrics ? await serveMetrics(register, config.metrics) : undefined;
  const { http } = shell;
  const polling = setInterval(() => void shell.refresh(), config.pollMs);

  http.on('error', (error: NodeJS.ErrnoException) => {
    log.fatal(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is in use: stop what uses it, or set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });

  const stop = () => {
    clearInterval(polling);
    void Promise.all([shell.stop(), metrics?.close()]).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Exit when the parent dies.
  process.on('disconnect', stop);

  http.listen(config.port, config.host, () => {
    const address = http.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    log.info({ port }, 'listening');
    process.send?.({ type: 'ready', port, metricsPort: metrics?.port });
  });
}

exitWhenUncaught((error) => log.fatal(error));
main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
