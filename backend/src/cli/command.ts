import {
  type DynamicModule,
  type INestApplicationContext,
  Module,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type AppConfig, loadConfig } from '../config/app-config';
import { ConfigModule } from '../config/config.module';
import { tellWhoWaits } from '../database/announce';
import { closeConnections } from '../database/close-connections';
import { DatabaseModule } from '../database/database.module';
import { whyItEnds } from '../database/why-it-ends';

export interface CommandOptions {
  /** Whether it works on a database of whatever version, which it leaves as it is. */
  anyVersion?: boolean;
}

@Module({})
class CommandModule {
  static forRoot(
    config: AppConfig,
    module: Type<unknown>,
    { anyVersion = false }: CommandOptions,
  ): DynamicModule {
    const database = anyVersion
      ? DatabaseModule.ofAnyVersion()
      : DatabaseModule.forRoot(tellWhoWaits());
    return {
      module: CommandModule,
      imports: [ConfigModule.forRoot(config), database, module],
    };
  }
}

async function run(
  module: Type<unknown>,
  work: (context: INestApplicationContext) => Promise<void>,
  check: (config: AppConfig) => void | Promise<void>,
  options: CommandOptions,
): Promise<void> {
  const config = loadConfig(process.env);
  await check(config);
  const context = await NestFactory.createApplicationContext(
    CommandModule.forRoot(config, module, options),
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
  options: CommandOptions = {},
): Promise<void> {
  try {
    await run(module, work, check, options);
  } catch (error) {
    console.error(whyItEnds(error));
    process.exitCode = 1;
    await closeConnections();
  }
}
