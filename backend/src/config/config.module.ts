import { type DynamicModule, Inject, Module } from '@nestjs/common';
import type { AppConfig } from './app-config';

/** The token of the settings, for `inject` lists of factories. */
export const APP_CONFIG = Symbol('AppConfig');

/** Injects the settings: `constructor(@Config() private readonly config: AppConfig)`. */
export const Config = (): ParameterDecorator => Inject(APP_CONFIG);

@Module({})
export class AppConfigModule {
  static forRoot(config: AppConfig): DynamicModule {
    const provider = { provide: APP_CONFIG, useValue: config };
    return { module: AppConfigModule, global: true, providers: [provider], exports: [APP_CONFIG] };
  }
}
