import { createHttpServer } from '@manjara/observability';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/** Nest's Express adapter on the same HTTP server as the shell. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createHttpServer(this.getInstance<Express>());
  }
}
