import type { Exchange, RawAnswer } from './raw-client';
import type { RawRequest } from './raw-request';

/** What node's parser answers to bytes that never reach the application, with an empty body. */
const OF_THE_PARSER = new Set([400, 408, 413, 417, 431]);

/** An answer of the application carries its security headers, but for one that says that there is no news. */
const isOurs = ({ status, headers }: RawAnswer): boolean =>
  (status === 304 ? 'etag' : 'x-content-type-options') in headers;

const isEmpty = ({ headers, body }: RawAnswer): boolean =>
  headers['transfer-encoding'] === 'chunked' ? body === '0\r\n\r\n' : body === '';

const KEYS = new Set(['statusCode', 'error', 'message', 'details']);
/** What no answer tells anybody. */
export const INTERNALS = /node_modules|\bat [\w.<>]+ \(|\/(src|dist)\/|Mongo|Error:/;

interface Body {
  statusCode?: unknown;
  error?: unknown;
  message?: unknown;
  details?: unknown;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0;

const isDetail = (detail: unknown): boolean =>
  Object.entries(detail as object).every(
    ([key, value]) => ['field', 'message'].includes(key) && typeof value === 'string',
  );

function faultOfBody({ status, headers, body }: RawAnswer): string | undefined {
  // A range that lies outside a picture: its header says all (RFC 9110).
  if (status === 416 && 'content-range' in headers) return undefined;
  if (!headers['content-type']?.startsWith('application/json')) return 'an error that is not JSON';
  let parsed: Body;
  try {
    parsed = JSON.parse(body) as Body;
  } catch {
    return 'a body that is not JSON';
  }
  const { statusCode, error, message, details = [] } = parsed;
  if (!Object.keys(parsed).every((key) => KEYS.has(key))) return 'another key in the error body';
  if (statusCode !== status) return 'another statusCode in the body';
  if (!/^[a-z_]+$/.test(String(error))) return 'an error without a code';
  if (!isText(message)) return 'an error without a sentence';
  if (!Array.isArray(details) || !details.every(isDetail)) return 'details of another shape';
  return INTERNALS.test(body) ? 'an error that tells of our insides' : undefined;
}

function faultOf(answer: RawAnswer, method: string): string | undefined {
  if (answer.status >= 500) return `a ${answer.status}`;
  if (!isOurs(answer)) {
    return OF_THE_PARSER.has(answer.status) && isEmpty(answer) ? undefined : 'an answer of nobody';
  }
  if (answer.status < 400 || method === 'HEAD') return undefined;
  return faultOfBody(answer);
}

/** What is wrong with what became of a malformed request; undefined when nothing is. */
export function faultIn(request: RawRequest, { answers, overtaken }: Exchange): string | undefined {
  if (answers.length === 0) return request.cut || overtaken ? undefined : 'no answer';
  const [method = ''] = request.bytes.subarray(0, 20).toString('latin1').split(' ');
  return answers.map((answer) => faultOf(answer, method)).find((fault) => fault !== undefined);
}
