import { EventEmitter, once } from 'node:events';
import pino from 'pino';

export interface Line {
  level: number;
  msg: string;
  req?: { id: string; method: string; path: string };
  res?: { status: number };
  requestId?: string;
}

/** A log that keeps its lines, for tests to read. */
export class LogLines {
  readonly all: Line[] = [];
  readonly #written = new EventEmitter();
  readonly log = pino(
    { level: 'info' },
    {
      write: (text: string) => {
        this.all.push(JSON.parse(text) as Line);
        this.#written.emit('line');
      },
    },
  );

  /** Resolves with the first matching line, also with one written later. */
  async find(holds: (line: Line) => boolean): Promise<Line> {
    for (;;) {
      const line = this.all.find(holds);
      if (line) return line;
      await once(this.#written, 'line');
    }
  }

  /** The line of a request, by its path. */
  of = (path: string): Promise<Line> => this.find(({ req }) => req?.path === path);
}
