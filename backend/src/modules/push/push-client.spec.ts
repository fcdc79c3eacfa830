import { request } from 'node:https';
import { publicAgent } from './push-client';

/** The error of a request to this host. */
const failureAt = (host: string) =>
  new Promise<string>((resolve) => {
    request({ host, port: 9, agent: publicAgent() }, () => resolve('answered'))
      .on('error', ({ message }) => resolve(message))
      .end();
  });

it.each(['localhost', '127.0.0.1', '169.254.169.254', '10.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'never connects to %s, whatever named it',
  async (host) => {
    expect(await failureAt(host)).toContain('is not allowed');
  },
);
