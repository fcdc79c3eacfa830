import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import mongoose, { type Connection, createConnection } from 'mongoose';
import { testConfig } from '../../test/support/test-app';
import { type AppConfig, ConfigError } from '../config/app-config';
import { ConfigModule } from '../config/config.module';
import { DatabaseModule } from './database.module';
import { SCHEMA_VERSION } from './migrations';
import { SchemaStates } from './schema-state';

@Module({})
class Program {
  static on(config: AppConfig, database: DynamicModule): DynamicModule {
    return { module: Program, imports: [ConfigModule.forRoot(config), database] };
  }
}

describe('a program that opens the database', () => {
  const config = testConfig();
  let connection: Connection;
  beforeEach(async () => (connection = await createConnection(config.mongodbUri).asPromise()));
  afterEach(async () => {
    await connection.dropDatabase();
    // Its own, and that of a program which could not be put together whole.
    await mongoose.disconnect();
  });

  const withVersion = (version: number) => new SchemaStates(connection).begin(version);
  const versionOf = async () => (await new SchemaStates(connection).read())?.version;
  const open = (database: DynamicModule) =>
    NestFactory.createApplicationContext(Program.on(config, database), {
      logger: false,
      abortOnError: false,
    });

  it('marks an empty one as of its version', async () => {
    await (await open(DatabaseModule.forRoot())).close();
    expect(await versionOf()).toBe(SCHEMA_VERSION);
  });

  it('refuses a newer one', async () => {
    await withVersion(SCHEMA_VERSION + 1);
    await expect(open(DatabaseModule.forRoot())).rejects.toThrow(ConfigError);
  });

  it('leaves a newer one as it is when it takes any', async () => {
    await withVersion(SCHEMA_VERSION + 1);
    await (await open(DatabaseModule.ofAnyVersion())).close();
    expect(await versionOf()).toBe(SCHEMA_VERSION + 1);
  });
});
