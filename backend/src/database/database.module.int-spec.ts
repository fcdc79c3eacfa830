import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import mongoose, { type Connection, createConnection, type mongo } from 'mongoose';
import { testConfig } from '../../test/support/test-app';
import { ConfigError } from '../config/app-config';
import { ConfigModule } from '../config/config.module';
import { DatabaseModule } from './database.module';
import { SCHEMA_VERSION } from './migrations';
import { markNew, readSchemaState } from './schema-state';

@Module({})
class Program {}

describe('a program that opens the database', () => {
  const config = testConfig();
  let connection: Connection;
  beforeEach(async () => (connection = await createConnection(config.mongodbUri).asPromise()));
  afterEach(async () => {
    await connection.dropDatabase();
    // Its own, and that of a program which could not be put together whole.
    await mongoose.disconnect();
  });

  const databaseOf = () => connection.db as mongo.Db;
  const open = () =>
    NestFactory.createApplicationContext(
      { module: Program, imports: [ConfigModule.forRoot(config), DatabaseModule] },
      { logger: false, abortOnError: false },
    );

  it('marks an empty one as of its version', async () => {
    await (await open()).close();
    expect(await readSchemaState(databaseOf())).toMatchObject({ version: SCHEMA_VERSION });
  });

  it('refuses a newer one', async () => {
    await markNew(databaseOf(), SCHEMA_VERSION + 1);
    await expect(open()).rejects.toThrow(ConfigError);
  });
});
