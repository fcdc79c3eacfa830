import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { loadConfig } from './config/app-config';
import { createOpenApiDocument } from './openapi';

/**
 * Prints the description of the API. Preview mode creates no providers, so it needs no database.
 */
async function print(): Promise<void> {
  const config = loadConfig({
    MONGODB_URI: 'mongodb://127.0.0.1/unused',
    JWT_SECRET: 'unused'.repeat(8),
  });
  const app = await NestFactory.create(AppModule.forRoot(config), { preview: true, logger: false });
  app.setGlobalPrefix('api');
  process.stdout.write(`${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`);
}

void print();
