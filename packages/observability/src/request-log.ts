import { type Answered, CLIENT_GONE } from './answered';

/** What is told of a request: neither headers nor body, and its path without the query. */
export interface ToldRequest {
  /** Well-formed, as `requestIdFrom` has it. */
  id: string;
  method?: string;
  path: string;
  /** The address that it has come from. */
  from?: string;
}

/** What stands in the line of a request. */
export interface RequestLine {
  req: ToldRequest;
  res: { status: number };
  /** Milliseconds. */
  responseTime: number;
}

/** What of a logger is needed here. */
export interface RequestLog {
  isLevelEnabled(level: string): boolean;
  info(line: RequestLine, message: string): void;
  error(line: RequestLine, message: string): void;
}

/** One line for a request, of the same shape in every process. */
export function logRequest(log: RequestLog, req: ToldRequest, { status, seconds }: Answered): void {
  const level = status >= 500 ? 'error' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const line = { req, res: { status }, responseTime: Math.round(seconds * 1000) };
  log[level](line, status === CLIENT_GONE ? 'request aborted' : 'request completed');
}
