import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { BSON, type Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();

async function open(): Promise<Socket> {
  const socket = connect(test.server.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

function message(body: Buffer, { opcode = 2013, length = body.length + 16, id = 7 } = {}): Buffer {
  const head = Buffer.alloc(16);
  head.writeInt32LE(length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(opcode, 12);
  return Buffer.concat([head, body]);
}

function command(document: Document, flags = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(flags);
  return message(Buffer.concat([head, BSON.serialize({ ...document, $db: 'test' })]));
}

/** Bytes received after the last complete reply. */
const leftovers = new WeakMap<Socket, Buffer>();

/** The next complete reply on a socket. */
async function answer(socket: Socket): Promise<Document> {
  let received: Buffer = leftovers.get(socket) ?? Buffer.alloc(0);
  while (received.length < 4 || received.length < received.readInt32LE(0)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received = Buffer.concat([received, chunk]);
  }
  const length = received.readInt32LE(0);
  leftovers.set(socket, received.subarray(length));
  return BSON.deserialize(received.subarray(21, length));
}

const ping = command({ ping: 1 });
const broken = Buffer.from(ping);
broken.writeInt32LE(500, 21);

describe('invalid bytes', () => {
  it.each<[string, Buffer]>([
    ['HTTP', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['a negative length', message(Buffer.alloc(8), { length: -1 })],
    ['an enormous length', message(Buffer.alloc(8), { length: 2 ** 31 - 1 })],
    ['an unknown opcode', message(Buffer.alloc(20), { opcode: 2012 })],
    ['unknown flags', command({ ping: 1 }, 0x40)],
    ['a body that is longer than its message', broken],
    ['BSON that is none', message(Buffer.from([0, 0, 0, 0, 0, 8, 0, 0, 0, 99, 99, 99, 0]))],
  ])('%s ends its connection and no other', async (_name, bytes) => {
    const bystander = await open();
    const socket = await open();
    socket.write(bytes);
    socket.resume();
    await once(socket, 'close');
    bystander.write(ping);
    expect(await answer(bystander)).toEqual({ ok: 1 });
    bystander.destroy();
    expect(await test.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});

it('takes a message in pieces, and several at once in their order', async () => {
  const socket = await open();
  for (const byte of ping) {
    socket.write(Buffer.from([byte]));
    await new Promise(setImmediate);
  }
  expect(await answer(socket)).toEqual({ ok: 1 });
  const insert = command({ insert: 'pipelined', documents: [{ _id: 1 }] });
  const remove = command({ delete: 'pipelined', deletes: [{ q: {}, limit: 0 }] });
  socket.write(Buffer.concat([insert, remove]));
  expect(await answer(socket)).toMatchObject({ n: 1, ok: 1 });
  expect(await answer(socket)).toMatchObject({ n: 1, ok: 1 });
  socket.destroy();
});

it('survives clients that leave in the middle', async () => {
  for (let i = 0; i < 20; i++) {
    const socket = await open();
    socket.write(ping.subarray(0, 5 + i));
    socket.destroy();
  }
  expect(await test.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
});

describe('cursors', () => {
  it('give more than 16 MB in parts', async () => {
    const text = 'x'.repeat(1024 * 1024);
    const collection = await test.collection();
    for (let i = 0; i < 40; i++) await collection.insertOne({ _id: i, text } as Document);
    const first = await test.db.command({ find: collection.collectionName, batchSize: 100 });
    expect(first.cursor.firstBatch).toHaveLength(15);
    let next = 0;
    for await (const document of collection.find()) {
      expect(document._id).toBe(next++);
      expect(document.text).toHaveLength(text.length);
    }
    expect(next).toBe(40);
  });

  it('go on in the order of the sort while the collection changes', async () => {
    const collection = await test.collection(Array.from({ length: 500 }, (_, i) => ({ n: i })));
    await collection.createIndex({ n: 1 });
    const seen: number[] = [];
    for await (const { n } of collection.find().sort({ n: 1 }).batchSize(10)) {
      seen.push(n as number);
      if (n === 100) await collection.deleteMany({ n: { $gte: 450 } });
    }
    expect(seen).toEqual(Array.from({ length: 450 }, (_, i) => i));
  });

  it('end when they are read, killed or unknown', async () => {
    const collection = await test.collection(Array.from({ length: 10 }, (_, i) => ({ n: i })));
    const find = { find: collection.collectionName, batchSize: 4 };
    const { cursor } = await test.db.command(find);
    const more = { getMore: cursor.id, collection: collection.collectionName };
    const second = await test.db.command({ ...more, batchSize: 100 });
    expect(second.cursor.nextBatch).toHaveLength(6);
    expect(String(second.cursor.id)).toBe('0');
    expect(await errorOf(test.db.command(more))).toMatchObject({ code: 43 });

    const { cursor: other } = await test.db.command(find);
    const kill = { killCursors: collection.collectionName, cursors: [other.id] };
    expect(await test.db.command(kill)).toMatchObject({ cursorsKilled: [other.id] });
    expect(await test.db.command(kill)).toMatchObject({ cursorsNotFound: [other.id] });
    const single = await test.db.command({ ...find, singleBatch: true });
    expect(String(single.cursor.id)).toBe('0');
  });
});
