import {
  type DynamicModule,
  type INestApplicationContext,
  Module,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type AppConfig, ConfigError, loadConfig } from '../config/app-config';
import { ConfigModule } from '../config/config.module';
import { closeConnections } from '../database/close-connections';
import { databaseModule } from '../database/database.module';

@Module({})
class CommandModule {
  static forRoot(config: AppConfig, module: Type<unknown>): DynamicModule {
    return {
      module: CommandModule,
      imports: [ConfigModule.forRoot(config), databaseModule(), module],
    };
  }
}

async function run(
  module: Type<unknown>,
  work: (context: INestApplicationContext) => Promise<void>,
  check: (config: AppConfig) => void | Promise<void>,
): Promise<void> {
  const config = loadConfig(process.env);
  await check(config);
  const context = await NestFactory.createApplicationContext(
    CommandModule.forRoot(config, module),
    { logger: ['error', 'warn'], abortOnError: false },
  );
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/**
 * Runs a program of one task on the database of an install, with the settings of its environment.
 * A ConfigError, of the settings or of the task, ends it with its sentence and exit code 1.
 * @param check looks at the settings, and at what else is given, before anything is opened
 */
export async function command(
  module: Type<unknown>,
  work: (context: INestApplicationContext) => Promise<void>,
  check: (config: AppConfig) => void | Promise<void> = () => {},
): Promise<void> {
  try {
    await run(module, work, check);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
    await closeConnections();
  }
}
