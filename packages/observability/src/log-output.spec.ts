import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino, { type Logger } from 'pino';
import { logOutput } from './log-output';

const LIMIT_MS = 4_000;

describe('the output of a log', () => {
  let folder: string;
  let fd: number;
  let log: Logger;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'log-'));
    fd = openSync(path.join(folder, 'log'), 'a');
    log = pino({}, logOutput(fd));
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  const written = () =>
    readFileSync(path.join(folder, 'log'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg);

  it('takes several lines at a time, and has them soon when there are no more', async () => {
    log.info('one');
    log.warn('two');
    expect(written()).toEqual([]);
    const limit = Date.now() + LIMIT_MS;
    while (written().length === 0 && Date.now() < limit) await pause(10);
    expect(written()).toEqual(['one', 'two']);
  });

  it.each(['error', 'fatal'] as const)('has what is %s, and all before it, at once', (level) => {
    log.info('one');
    log[level]('two');
    expect(written()).toEqual(['one', 'two']);
  });

  it('does not wait for the end of many lines', () => {
    const told = Array.from({ length: 200 }, (_, index) => `line ${index}`);
    for (const line of told) log.info(line);
    const early = written();
    expect(early.length).toBeGreaterThan(100);
    log.error('last');
    expect(written()).toEqual([...told, 'last']);
  });
});
