import { createHttpServer } from '@manjara/observability';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';

/** Nest's adapter with the server that the shell has, too. */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createHttpServer(this.getInstance<Express>());
  }
}
