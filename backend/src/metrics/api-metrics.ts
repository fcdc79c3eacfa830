import { httpDurations, Metrics, type MetricsServer, serveMetrics } from '@manjara/observability';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Request } from 'express';
import type { IncomingMessage, RequestListener } from 'node:http';
import { type AppConfig, ConfigError } from '../config/app-config';
import { Config } from '../config/config.module';
import { ContentMetrics } from './content-metrics';
import { WorkMetrics } from './work-metrics';

/** The template of the route that the application has chosen for a request. */
const routeOf = (request: IncomingMessage): string | undefined =>
  (request as Partial<Request>).route?.path as string | undefined;

/** The metrics of the API. Without METRICS_PORT nothing is measured, and no port opened. */
@Injectable()
export class ApiMetrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly metrics: Metrics | undefined;
  private server: MetricsServer | undefined;

  constructor(
    @Config() private readonly config: AppConfig,
    content: ContentMetrics,
    work: WorkMetrics,
  ) {
    if (!config.metrics) return;
    this.metrics = new Metrics();
    content.describe(this.metrics);
    work.describe(this.metrics);
  }

  /** Where they are told; undefined where they are not. */
  get port(): number | undefined {
    return this.server?.port;
  }

  /** Measures the requests that a server gets, those included that never reach the application. */
  measuring(listener: RequestListener): RequestListener {
    if (!this.metrics) return listener;
    const measure = httpDurations(this.metrics.registry, routeOf);
    return (request, response) => {
      measure(request, response);
      listener(request, response);
    };
  }

  /** @throws ConfigError when the port cannot be opened */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.metrics || !this.config.metrics) return;
    try {
      this.server = await serveMetrics(this.metrics.registry, this.config.metrics);
    } catch (error) {
      throw new ConfigError((error as Error).message, { cause: error });
    }
  }

  /** Requests in flight are counted by now. */
  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }
}
