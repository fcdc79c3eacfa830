import { Controller, Get, Header, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { AddressInfo, Server } from 'node:net';
import { testConfig } from '../../../test/support/test-app';
import { AppConfigModule } from '../../config/config.module';
import { loggingModule, requestLogger } from './logging.module';

@Controller()
class ReadsController {
  @Get('hit')
  @Header('Cache-Status', 'manjara-api; hit')
  hit(): string {
    return 'cached';
  }

  @Get('miss')
  @Header('Cache-Status', 'manjara-api; fwd=miss')
  miss(): string {
    return 'read';
  }

  @Get('stale')
  @Header('Cache-Status', 'manjara-api; hit; ttl=-5; detail=database-unreachable')
  stale(): string {
    return 'cached before';
  }
}

it('logs a read that the cache answers, or with 304, at debug, and every other one', async () => {
  const lines: string[] = [];
  const output = { write: (line: string) => void lines.push(line) };
  @Module({
    imports: [AppConfigModule.forRoot(testConfig({ logLevel: 'debug' })), loggingModule(output)],
    controllers: [ReadsController],
  })
  class ReadsModule {}

  const app = await NestFactory.create(ReadsModule, { logger: false });
  app.use(requestLogger(app));
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  const read = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/${path}`, { headers });
  const etag = (await read('miss')).headers.get('ETag');
  // Without it, fetch bypasses caches.
  const known = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  expect((await read('miss', known)).status).toBe(304);
  for (const path of ['hit', 'stale', 'missing']) await read(path);
  await app.close();

  const logged = lines
    .map((line) => JSON.parse(line) as { level: number; req?: { path: string } })
    .flatMap(({ level, req }) => (req ? [`${req.path} ${level}`] : []));
  expect(logged).toEqual(['/miss 30', '/miss 20', '/hit 20', '/stale 30', '/missing 30']);
});
