import 'reflect-metadata';
import { exitWhenUncaught, logDestination } from '@manjara/observability';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AddressInfo } from 'node:net';
import { AppModule } from './app.module';
import { type AppConfig, loadConfig } from './config/app-config';
import { HttpAdapter } from './common/http/http-adapter';
import { formatStartupError } from './database/format-startup-error';
import { configureApp } from './configure-app';
import { ApiMetrics } from './metrics/api-metrics';

/** Sent by a supervisor, by Ctrl-C and by a terminal that closes. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

async function start(config: AppConfig): Promise<void> {
  const module = AppModule.forRoot(config, logDestination());
  const app = await NestFactory.create<NestExpressApplication>(module, new HttpAdapter(), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.enableShutdownHooks(SIGNALS, { useProcessExit: true });
  try {
    await configureApp(app).listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  // Tells a parent process that waits for it, such as the start script.
  process.send?.({ type: 'ready', port, metricsPort: app.get(ApiMetrics).port });
}

async function main(): Promise<void> {
  try {
    await start(loadConfig(process.env));
  } catch (error) {
    console.error(formatStartupError(error));
    process.exit(1);
  }
}

exitWhenUncaught((error) => console.error(error));
// Exit when the parent dies.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
void main();
