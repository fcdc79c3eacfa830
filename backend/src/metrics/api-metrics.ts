import { httpDurations, type MetricsServer, serveMetrics } from '@manjara/observability';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, register } from 'prom-client';
import { type AppConfig, ConfigError } from '../config/app-config';
import { Config } from '../config/config.module';

/**
 * Serves prom-client's default registry on METRICS_PORT. Counters and gauges are declared in the
 * modules where things happen; without the port, requests are not measured and nothing is served.
 */
@Injectable()
export class ApiMetrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: MetricsServer | undefined;

  constructor(@Config() private readonly config: AppConfig) {
    if (config.metrics) collectDefaultMetrics();
  }

  /** The port on which they are served; undefined when they are off. */
  get port(): number | undefined {
    return this.server?.port;
  }

  /** Measures all requests, if metrics are on. */
  middleware(): RequestHandler {
    if (!this.config.metrics) return (_request, _response, next) => next();
    const measure = httpDurations(
      register,
      (request) => (request as Partial<Request>).route?.path as string | undefined,
    );
    return (request, response, next) => {
      measure(request, response);
      next();
    };
  }

  /** @throws ConfigError when the port cannot be opened */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.metrics) return;
    try {
      this.server = await serveMetrics(register, this.config.metrics);
    } catch (error) {
      throw new ConfigError((error as Error).message, { cause: error });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }
}
