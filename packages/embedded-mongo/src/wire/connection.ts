import type { Socket } from 'node:net';

import { MongoError } from '../errors';
import type { Engine } from '../commands/engine';
import {
  messageLength,
  parseRequest,
  ProtocolError,
  serializeReply,
  type Request,
} from './protocol';

/** One client connection. Its commands run in sequence. */
export class Connection {
  private chunks: Buffer[] = [];
  private received = 0;
  private busy = false;

  constructor(
    private readonly socket: Socket,
    private readonly engine: Engine,
    private readonly id: number,
    private readonly onError: (error: unknown) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      this.chunks.push(chunk);
      this.received += chunk.length;
      void this.work();
    });
  }

  close(): void {
    this.socket.destroy();
  }

  /** The next message, if it has been received completely. */
  private nextMessage(): Buffer | undefined {
    if (this.chunks.length > 1 && this.chunks[0]!.length < 4) {
      this.chunks = [Buffer.concat(this.chunks)];
    }
    const length = messageLength(this.chunks[0] ?? Buffer.alloc(0));
    if (length === undefined || this.received < length) return undefined;
    const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.received -= length;
    this.chunks = this.received ? [all.subarray(length)] : [];
    return all.subarray(0, length);
  }

  private async work(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let message; !this.socket.destroyed && (message = this.nextMessage());) {
        await this.answer(message);
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) this.onError(error);
      this.close();
    }
    this.busy = false;
  }

  private async answer(message: Buffer): Promise<void> {
    const request = this.parse(message);
    const reply = await this.engine.execute(request.command, this.id, message.length);
    if (request.silent || this.socket.destroyed) return;
    this.socket.cork();
    for (const part of serializeReply(request, reply)) this.socket.write(part);
    this.socket.uncork();
  }

  /** With broken BSON, nothing else in the message can be trusted. */
  private parse(message: Buffer): Request {
    try {
      return parseRequest(message);
    } catch (error) {
      throw error instanceof MongoError ? new ProtocolError(error.message) : error;
    }
  }
}
