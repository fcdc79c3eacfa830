import 'reflect-metadata';
import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type AppConfig, ConfigError, loadConfig } from '../config/app-config';
import { ConfigModule } from '../config/config.module';
import { databaseModule } from '../database/database.module';
import { DemoModule } from '../modules/demo/demo.module';
import { DemoService } from '../modules/demo/demo.service';

@Module({})
class DemoResetModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: DemoResetModule,
      imports: [ConfigModule.forRoot(config), databaseModule(), DemoModule],
    };
  }
}

/** Where there may be real content, losing it must be asked for. */
function refuseInProduction({ production, demoContent }: AppConfig): void {
  if (production && !demoContent) {
    throw new ConfigError(
      'This removes all content of the site. In production it runs only with DEMO_CONTENT=1.',
    );
  }
}

async function reset(config: AppConfig): Promise<void> {
  refuseInProduction(config);
  const context = await NestFactory.createApplicationContext(DemoResetModule.forRoot(config), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const { removed, projects, products } = await context.get(DemoService).reset();
    console.log(
      `Removed ${removed} entries of content; loaded the demo: ${projects} projects, ` +
        `${products} products and all pages. The admin and the messages were left alone.`,
    );
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  try {
    await reset(loadConfig(process.env));
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

void main();
