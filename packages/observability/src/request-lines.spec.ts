import pino, { type Logger } from 'pino';
import { CLIENT_GONE } from './answered';
import { RequestLines } from './request-lines';
import { logRequest, type ToldRequest } from './request-log';

const REQUEST = { id: 'trace-12345678', method: 'GET', path: '/about' };

describe('the lines of requests that are put together', () => {
  const written: string[] = [];
  const output = {
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write: (line: string) => void written.push(`${output.lastLevel} ${line}`),
  };
  beforeEach(() => {
    written.splice(0);
    jest.useFakeTimers({ now: 1_790_000_000_000 });
  });
  afterEach(() => void jest.useRealTimers());

  const loggers: Record<string, () => Logger> = {
    'one with a name': () => pino({ name: 'shell' }, output),
    'one without anything of its own': () => pino({ base: null }, output),
    'the child of another': () => pino({}, output).child({ part: 'a "quoted" one' }),
  };
  const requests: ToldRequest[] = [
    REQUEST,
    { ...REQUEST, from: '::ffff:127.0.0.1' },
    { ...REQUEST, method: undefined, from: undefined },
    { ...REQUEST, path: '/"\\\u0001\u2028ع/%22' },
    { ...REQUEST, path: `/${'"'.repeat(200)}` },
  ];

  it.each(Object.keys(loggers))('are those that the logger would write: %s', (name) => {
    const log = loggers[name]!();
    const lines = new RequestLines(log);
    for (const request of requests) {
      for (const status of [200, 304, 404, CLIENT_GONE, 503]) {
        logRequest(log, request, { status, seconds: 0.0123 });
        logRequest(lines, request, { status, seconds: 0.0123 });
        const [expected, line] = written.splice(0);
        expect(expected).toContain(REQUEST.id);
        expect(line).toBe(expected);
      }
    }
  });

  it('are written at the levels that are asked for', () => {
    const log = pino({ level: 'warn' }, output);
    const lines = new RequestLines(log);
    logRequest(lines, REQUEST, { status: 404, seconds: 0 });
    expect(written).toEqual([]);
    logRequest(lines, REQUEST, { status: 500, seconds: 0 });
    log.level = 'info';
    logRequest(lines, REQUEST, { status: 404, seconds: 0 });
    expect(written).toHaveLength(2);
  });
});
