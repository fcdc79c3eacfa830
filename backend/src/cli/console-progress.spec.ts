import { ConsoleProgress } from './console-progress';

function output(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  return { written, progress: new ConsoleProgress(stream as unknown as NodeJS.WriteStream) };
}

describe('the progress of a program', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  it('is one line on a terminal, drawn anew at most ten times a second', () => {
    const { written, progress } = output(true);
    progress.begin('Reading', 2_000_000);
    for (let i = 0; i < 50; i++) progress.advance(10_000);
    jest.setSystemTime(1_000_100);
    progress.advance(10_000);
    progress.end();
    const line = (percent: number) => `\r\u001b[KReading  ${percent} % of 2.0 MB`;
    expect(written).toEqual([line(0), line(25), line(100), '\n']);
  });

  it('is a few plain lines elsewhere', () => {
    const { written, progress } = output(false);
    progress.begin('Reading', 2_000_000);
    for (let i = 0; i < 200; i++) progress.advance(10_000);
    progress.end();
    progress.begin('Writing', 0);
    progress.advance(5);
    progress.end();
    expect(written).toEqual([
      'Reading (2.0 MB) …\n',
      ...['  25 %\n', '  50 %\n', '  75 %\n', '  100 %\n'],
      'Writing …\n',
    ]);
  });
});
