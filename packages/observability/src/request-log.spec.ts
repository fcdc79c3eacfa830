import { CLIENT_GONE } from './answered';
import { logRequest, type RequestLog } from './request-log';

const REQUEST = { id: 'trace-12345678', method: 'GET', path: '/about' };

describe('the line of a request', () => {
  const lines: unknown[] = [];
  const logAt = (enabled: string[]): RequestLog => ({
    isLevelEnabled: (level) => enabled.includes(level),
    info: (...line) => lines.push(['info', ...line]),
    error: (...line) => lines.push(['error', ...line]),
  });
  beforeEach(() => lines.splice(0));

  it('says what was asked, under which id, and what came of it', () => {
    const log = logAt(['info', 'error']);
    logRequest(log, REQUEST, { status: 200, seconds: 0.0123 });
    logRequest(log, REQUEST, { status: CLIENT_GONE, seconds: 1 });
    logRequest(log, REQUEST, { status: 503, seconds: 2 });
    expect(lines).toEqual([
      ['info', { req: REQUEST, res: { status: 200 }, responseTime: 12 }, 'request completed'],
      ['info', { req: REQUEST, res: { status: 499 }, responseTime: 1000 }, 'request aborted'],
      ['error', { req: REQUEST, res: { status: 503 }, responseTime: 2000 }, 'request completed'],
    ]);
  });

  it('is written at the levels that are asked for', () => {
    logRequest(logAt(['error']), REQUEST, { status: 404, seconds: 0 });
    expect(lines).toEqual([]);
    logRequest(logAt(['error']), REQUEST, { status: 500, seconds: 0 });
    expect(lines).toHaveLength(1);
  });
});
