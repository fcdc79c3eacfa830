import { type DynamicModule, Global, Inject, Module } from '@nestjs/common';
import type { AppConfig } from './app-config';

const APP_CONFIG = Symbol('AppConfig');

/** Injects the settings: `constructor(@Config() private readonly config: AppConfig)`. */
export const Config = (): ParameterDecorator => Inject(APP_CONFIG);

/** The token of the settings, for `inject` lists of factories. */
export { APP_CONFIG };

@Global()
@Module({})
export class ConfigModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: APP_CONFIG, useValue: config }],
      exports: [APP_CONFIG],
    };
  }
}
