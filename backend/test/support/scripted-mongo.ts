import { mongo } from 'mongoose';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

type Reply = mongo.Document;

const OP_MSG = 2013;
const HEADER_BYTES = 16;
/** Message flags, and the kind of the first section. */
const HEAD_BYTES = HEADER_BYTES + 5;

/** A fake primary with scripted replies, to test how the driver handles them. */
export class ScriptedMongo {
  /** Reply to all commands except those of the handshake and monitoring. */
  reply: Reply = { ok: 1 };
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  static async start(): Promise<ScriptedMongo> {
    const scripted = new ScriptedMongo();
    scripted.server.listen(0, '127.0.0.1');
    await once(scripted.server, 'listening');
    return scripted;
  }

  /** A client that uses OP_MSG only, the one supported message format. */
  connect(): Promise<mongo.MongoClient> {
    return mongo.MongoClient.connect(`mongodb://${this.host}/test`, { serverApi: '1' });
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let pending = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
        const message = pending.subarray(0, pending.readInt32LE(0));
        pending = pending.subarray(message.length);
        socket.write(encode(message.readInt32LE(4), this.replyTo(message)));
      }
    });
  }

  private replyTo(message: Buffer): Reply {
    const size = message.readInt32LE(HEAD_BYTES);
    const command = mongo.BSON.deserialize(message.subarray(HEAD_BYTES, HEAD_BYTES + size));
    const [name] = Object.keys(command);
    if (name !== 'hello') return name === 'endSessions' ? { ok: 1 } : this.reply;
    const { host } = this;
    const role = { isWritablePrimary: true, setName: 'rs0', hosts: [host], me: host };
    const versions = { minWireVersion: 0, maxWireVersion: 25 };
    return { ...role, ...versions, logicalSessionTimeoutMinutes: 30, ok: 1 };
  }
}

function encode(responseTo: number, reply: Reply): Buffer {
  const body = mongo.BSON.serialize(reply);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeInt32LE(HEAD_BYTES + body.length, 0);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
}
