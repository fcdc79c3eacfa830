import { decode, encode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { CursorReply } from '../commands/cursors';
import { MAX_MESSAGE } from '../commands/diagnostics';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER = 16;
const LARGEST = MAX_MESSAGE + 16 * 1024;

const MORE_TO_COME = 2;
/** OP_MSG flags that a server must understand or reject. */
const REQUIRED_FLAGS = 0xffff;

/** The peer violates the protocol; the connection must be closed. */
export class ProtocolError extends Error {}

/** A parsed command, with the framing of its reply. */
export interface Request {
  id: number;
  opcode: number;
  command: Doc;
  /** Whether the client expects no reply (write concern 0). */
  silent: boolean;
}

/** The length in a message header; undefined while the header is incomplete. */
export function messageLength(head: Buffer): number | undefined {
  if (head.length < 4) return undefined;
  const length = head.readInt32LE(0);
  if (length < HEADER + 5 || length > LARGEST) throw new ProtocolError('bad message length');
  return length;
}

const INSERT_NAME = Buffer.from('\x02insert\0', 'latin1');

/** Documents of an insert stay encoded: they are stored as received. */
function parseBody(raw: Buffer): Doc {
  const isInsert = raw.subarray(4, 4 + INSERT_NAME.length).equals(INSERT_NAME);
  return decode(raw, isInsert ? { documents: true } : undefined);
}

/**
 * Reads a length at a position.
 * @throws ProtocolError if it exceeds the message
 */
function sizeAt(message: Buffer, position: number, end: number, least: number): number {
  const size = position + 4 <= end ? message.readInt32LE(position) : -1;
  if (size < least || position + size > end) throw new ProtocolError('bad section length');
  return size;
}

function parseSequence(message: Buffer, start: number, end: number): [string, Buffer[]] {
  const nameEnd = message.indexOf(0, start);
  if (nameEnd < 0 || nameEnd >= end) throw new ProtocolError('bad document sequence');
  const documents: Buffer[] = [];
  for (let position = nameEnd + 1; position < end;) {
    const size = sizeAt(message, position, end, 5);
    documents.push(message.subarray(position, position + size));
    position += size;
  }
  return [message.toString('latin1', start, nameEnd), documents];
}

function parseMessage(message: Buffer): Omit<Request, 'id' | 'opcode'> {
  const flags = message.readUInt32LE(HEADER);
  if (flags & REQUIRED_FLAGS & ~MORE_TO_COME) throw new ProtocolError('unknown flags');
  const end = message.length;
  let command: Doc | undefined;
  const sequences: [string, Buffer[]][] = [];
  for (let position = HEADER + 4; position < end;) {
    const kind = message[position++];
    const size = sizeAt(message, position, end, 5);
    if (kind === 0) command = parseBody(message.subarray(position, position + size));
    else if (kind === 1) sequences.push(parseSequence(message, position + 4, position + size));
    else throw new ProtocolError('unknown section');
    position += size;
  }
  if (!command) throw new ProtocolError('a message without a body');
  for (const [name, documents] of sequences) {
    command[name] = name === 'documents' ? documents : documents.map((each) => decode(each));
  }
  return { command, silent: (flags & MORE_TO_COME) !== 0 };
}

/** OP_QUERY: drivers use it only for the first hello. */
function parseQuery(message: Buffer): Omit<Request, 'id' | 'opcode'> {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const ns = message.toString('utf8', HEADER + 4, Math.max(nameEnd, HEADER + 4));
  const start = nameEnd + 9;
  if (nameEnd < 0 || !ns.endsWith('.$cmd')) throw new ProtocolError('not a command');
  const size = sizeAt(message, start, message.length, 5);
  const command = decode(message.subarray(start, start + size));
  return { command: { ...command, $db: ns.slice(0, -'.$cmd'.length) }, silent: false };
}

/**
 * Parses a complete message.
 * @throws ProtocolError if it is malformed
 * @throws MongoError if its BSON is broken
 */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return { id, opcode, ...parseMessage(message) };
  if (opcode === OP_QUERY) return { id, opcode, ...parseQuery(message) };
  throw new ProtocolError(`unknown opcode ${opcode}`);
}

const DOCUMENT = '\x03';
const ARRAY = '\x04';

const head = (type: string, name: string) => Buffer.from(`${type}${name}\0`, 'latin1');
/** The elements of an encoded document, without its length and end. */
const elementsOf = (doc: Doc) => encode(doc).subarray(4, -1);

/** A BSON document or array from its encoded elements. */
function framed(elements: readonly Buffer[]): Buffer[] {
  const size = Buffer.alloc(4);
  size.writeInt32LE(elements.reduce((total, part) => total + part.length, 5));
  return [size, ...elements, Buffer.alloc(1)];
}

/** The reply's BSON in parts; cursor documents are neither copied nor re-encoded. */
function replyParts(reply: Doc): Buffer[] {
  const { cursor, ...rest } = reply;
  if (!(cursor instanceof CursorReply)) return [encode(reply)];
  const { batch, field, id, ns } = cursor;
  const documents = batch.flatMap((document, i) => [head(DOCUMENT, String(i)), document]);
  const elements = [head(ARRAY, field), ...framed(documents), elementsOf({ id, ns })];
  return framed([head(DOCUMENT, 'cursor'), ...framed(elements), elementsOf(rest)]);
}

let lastRequestId = 0;

/** Frames a reply in the protocol of the request. */
export function serializeReply(
  { id, opcode }: Pick<Request, 'id' | 'opcode'>,
  reply: Doc,
): Buffer[] {
  const isMessage = opcode === OP_MSG;
  const parts = replyParts(reply);
  const start = Buffer.alloc(isMessage ? HEADER + 5 : HEADER + 20);
  const length = parts.reduce((total, part) => total + part.length, start.length);
  lastRequestId = (lastRequestId + 1) & 0x7fffffff;
  for (const [i, value] of [length, lastRequestId, id, isMessage ? OP_MSG : OP_REPLY].entries()) {
    start.writeInt32LE(value, 4 * i);
  }
  if (!isMessage) {
    // Flag AwaitCapable, then the number of documents.
    start.writeInt32LE(8, HEADER);
    start.writeInt32LE(1, HEADER + 16);
  }
  return [start, ...parts];
}
