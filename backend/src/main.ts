import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AddressInfo } from 'node:net';
import { AppModule } from './app.module';
import { type AppConfig, ConfigError, loadConfig } from './config/app-config';
import { configureApp } from './configure-app';

async function start(config: AppConfig): Promise<void> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(config), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  try {
    await configureApp(app).listen(config.port, config.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  // Tells a parent process that waits for it, such as the start script.
  process.send?.({ type: 'ready', port });
}

async function main(): Promise<void> {
  try {
    await start(loadConfig(process.env));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
    if (process.connected) process.disconnect();
  }
}

void main();
