import pino, { type DestinationStream, type Logger } from 'pino';
import type { RequestLine, RequestLog } from './request-log';

const INFO = pino.levels.values.info!;

/** The parts that pino makes each line of. */
interface Parts {
  readonly [pino.symbols.lsCacheSym]: Readonly<Record<number, string>>;
  readonly [pino.symbols.timeSym]: () => string;
  readonly [pino.symbols.chindingsSym]: string;
  readonly [pino.symbols.streamSym]: DestinationStream & { lastLevel?: number };
}

/**
 * A logger for the lines of requests, for servers that answer very many of them: it writes what
 * `log` would, byte for byte, but knows what such a line is made of and joins the texts, for half of
 * what a line costs otherwise.
 */
export class RequestLines implements RequestLog {
  private readonly begin: string;
  private readonly bindings: string;

  /** @param log serialises neither `req` nor `res`, and adds nothing but its bindings to a line */
  constructor(private readonly log: Logger) {
    const { [pino.symbols.lsCacheSym]: begins, [pino.symbols.chindingsSym]: bindings } = this.parts;
    this.begin = begins[INFO]!;
    this.bindings = bindings;
  }

  isLevelEnabled(level: string): boolean {
    return this.log.isLevelEnabled(level);
  }

  info({ req, res, responseTime }: RequestLine, message: string): void {
    const { id, method, path, from } = req;
    // A path is whatever was asked for; the others have nothing in them to be escaped.
    const about =
      `"id":"${id}"` +
      (method === undefined ? '' : `,"method":"${method}"`) +
      `,"path":${JSON.stringify(path)}` +
      (from === undefined ? '' : `,"from":"${from}"`);
    this.write(
      `"req":{${about}},"res":{"status":${res.status}},"responseTime":${responseTime},` +
        `"msg":"${message}"`,
    );
  }

  error(line: RequestLine, message: string): void {
    this.log.error(line, message);
  }

  private get parts(): Parts {
    return this.log as unknown as Parts;
  }

  private write(fields: string): void {
    const { [pino.symbols.timeSym]: time, [pino.symbols.streamSym]: output } = this.parts;
    output.lastLevel = INFO;
    output.write(`${this.begin}${time()}${this.bindings},${fields}}\n`);
  }
}
