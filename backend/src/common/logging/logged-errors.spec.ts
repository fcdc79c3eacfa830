import { Controller, Get, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger as PinoLogger } from 'nestjs-pino';
import type { AddressInfo, Server } from 'node:net';
import { testConfig } from '../../../test/support/test-app';
import { AppConfigModule } from '../../config/config.module';
import { loggingModule, requestLogger } from './logging.module';

/** Properties that libraries add to errors. */
const failure = () =>
  Object.assign(new Error('It failed.', { cause: new Error('The disk is full.') }), {
    code: 'EFAIL',
    body: 'secret-body',
    op: { message: 'secret-document' },
    errors: [Object.assign(new Error('one'), { value: 'secret-value' })],
    config: { headers: { authorization: 'secret-header' } },
  });

@Controller()
class FailingController {
  @Get()
  fail(): never {
    new Logger('Failing').error({ err: failure() }, 'logged');
    throw failure();
  }
}

@Module({
  imports: [AppConfigModule.forRoot(testConfig({ logLevel: 'trace' })), loggingModule()],
  controllers: [FailingController],
})
class FailingModule {}

it('a logged error has its message and stack, and no data of the request', async () => {
  let output = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
  const app = await NestFactory.create(FailingModule, { bufferLogs: true });
  try {
    app.useLogger(app.get(PinoLogger));
    app.use(requestLogger(app));
    await app.listen(0, '127.0.0.1');
    const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/?token=secret-query`)).status).toBe(500);
  } finally {
    await app.close();
    write.mockRestore();
  }
  const line = output.split('\n').find((each) => each.includes('"logged"')) ?? '{}';
  expect((JSON.parse(line) as { err: unknown }).err).toEqual({
    type: 'Error',
    message: 'It failed.: The disk is full.',
    stack: expect.stringContaining('logged-errors.spec') as string,
    code: 'EFAIL',
  });
  expect(output).not.toContain('secret');
});
