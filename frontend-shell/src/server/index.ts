import { endGracefully } from '@manjara/releases';
import pino from 'pino';
import { readConfig } from './config';
import { loadShellAssets } from './shell-assets';
import { createShellServer } from './shell-server';

const log = pino({ name: 'shell', level: process.env.LOG_LEVEL ?? 'info' });

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const shell = await createShellServer(config, loadShellAssets(config.clientDir), log);
  const { http } = shell;
  const look = () => shell.refresh().then(shell.tend);
  const polling = setInterval(() => void look(), config.pollMs);

  http.listen(config.port, config.host, () => {
    const address = http.address();
    const port = typeof address === 'object' ? address?.port : config.port;
    log.info({ port }, 'listening');
    process.send?.({ type: 'ready', port });
    void shell.tend();
  });
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
    void Promise.all([endGracefully(http), shell.stop()]).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process is gone; nobody is left to stop this one.
  process.on('disconnect', stop);
}

main().catch((error: unknown) => {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
