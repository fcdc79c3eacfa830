import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { rateLimitModule } from '../common/rate-limit/rate-limit.module';
import { type AppConfig, ConfigError, loadConfig } from '../config/app-config';
import { AppConfigModule } from '../config/config.module';
import { DatabaseModule } from '../database/database.module';
import { formatStartupError } from '../database/format-startup-error';
import { closeConnections } from '../database/with-database';
import { FileReferencesModule } from '../modules/base/file-references.module';

@Module({})
class CommandModule {}

/**
 * Runs a program with the settings of its environment. A ConfigError, of the settings or of the
 * program, ends it with its sentence and exit code 1.
 */
export async function runCommand(main: (config: AppConfig) => Promise<void>): Promise<void> {
  try {
    await main(loadConfig(process.env));
  } catch (error) {
    console.error(formatStartupError(error));
    process.exitCode = 1;
    // A context that failed to start leaves its connection open.
    await closeConnections();
  }
}

/** Reads the command line. @throws ConfigError with the usage when it has an unknown option */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch {
    throw new ConfigError(usage);
  }
}

/** Runs `work` with a module of the API, on a database that is of this version. */
export async function withModule(
  config: AppConfig,
  module: Type<unknown>,
  work: (context: INestApplicationContext) => Promise<void>,
): Promise<void> {
  const imports = [
    AppConfigModule.forRoot(config),
    DatabaseModule,
    rateLimitModule(),
    FileReferencesModule,
    module,
  ];
  const context = await NestFactory.createApplicationContext(
    { module: CommandModule, imports },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/** Ends the program on Ctrl-C and the like, with a sentence. */
export function onInterrupt(end: () => string): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.error(end());
      process.exit(1);
    });
  }
}
