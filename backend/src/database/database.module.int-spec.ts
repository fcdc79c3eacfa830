import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import mongoose, { type Connection, createConnection } from 'mongoose';
import { testConfig } from '../../test/support/test-app';
import { type AppConfig, ConfigError } from '../config/app-config';
import { ConfigModule } from '../config/config.module';
import { DatabaseModule } from './database.module';
import { SCHEMA_VERSION } from './migrations';
import { readSchemaVersion } from './schema-state';

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

  const withVersion = (version: number) =>
    connection.collection('schema_state').insertOne({ _id: 'schema' as never, version });
  const open = (database: DynamicModule) =>
    NestFactory.createApplicationContext(Program.on(config, database), {
      logger: false,
      abortOnError: false,
    });

  it('brings an older one up to date, and says so', async () => {
    await withVersion(1);
    const announce = jest.fn();
    await (await open(DatabaseModule.forRoot(announce))).close();
    expect(await readSchemaVersion(connection)).toBe(SCHEMA_VERSION);
    expect(announce).toHaveBeenCalledTimes(SCHEMA_VERSION - 1);
  });

  it('refuses a newer one', async () => {
    await withVersion(SCHEMA_VERSION + 1);
    await expect(open(DatabaseModule.forRoot())).rejects.toThrow(ConfigError);
  });

  it.each([[1], [SCHEMA_VERSION + 1]])(
    'leaves version %i as it is when it takes any',
    async (n) => {
      await withVersion(n);
      await (await open(DatabaseModule.ofAnyVersion())).close();
      expect(await readSchemaVersion(connection)).toBe(n);
    },
  );
});
