import type { Language, PushMessage } from '@manjara/contracts';
import * as ece from 'http_ece';
import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent, type AgentOptions } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

const HOST = 'push.example.com';

interface ReceivedPush {
  device: string;
  headers: IncomingHttpHeaders;
  /** Decrypted with the keys of the device. */
  message: PushMessage;
  /** The whole request as text, which must hold nothing readable. */
  raw: string;
}

interface Device {
  keys: ECDH;
  auth: Buffer;
  /** The application server key with which the device has subscribed. */
  publicKey: string;
}

/** Connects every host to the stand-in, without TLS. */
class StandInAgent extends Agent {
  constructor(
    private readonly port: () => number,
    options?: AgentOptions,
  ) {
    super(options);
  }

  override createConnection() {
    return connect(this.port(), '127.0.0.1');
  }
}

const decoded = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Checks the sender (RFC 8292). @throws Error with the reason */
function checkVapid(authorization: string, publicKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('The key is not that of the subscription.');
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = decoded(claims);
  const seconds = Number(exp) - Date.now() / 1_000;
  if (decoded(head).alg !== 'ES256' || !signed) throw new Error('The token is not signed.');
  if (aud !== `https://${HOST}`) throw new Error('The token is for another service.');
  if (!(seconds > 0 && seconds <= 86_400)) throw new Error('The token lasts too long.');
  if (!/^(mailto:|https:\/\/)/.test(String(sub))) throw new Error('The token has no contact.');
}

/**
 * A push service (RFC 8030) and the devices that subscribe to it: it checks the sender's token, and
 * decrypts messages as a browser does.
 */
export class PushService {
  readonly received: ReceivedPush[] = [];
  /** Why requests were refused: tests expect none. */
  readonly faults: string[] = [];
  attempts = 0;
  /** The status that answers each request; the sender waits for it. */
  verdict: (device: string) => number | Promise<number> = () => 201;
  readonly agent = new StandInAgent(() => (this.server.address() as AddressInfo).port);
  private readonly devices = new Map<string, Device>();
  private watchers: (() => void)[] = [];
  private readonly server: Server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const name = (request.url ?? '').slice(1);
      this.attempts++;
      this.changed();
      const status = await this.verdict(name);
      let answer = status;
      if (status === 201) {
        try {
          this.take(name, request.headers, body);
        } catch (error) {
          this.faults.push((error as Error).message);
          answer = 400;
        }
      }
      response.writeHead(answer, status === 302 ? { location: 'https://elsewhere.example' } : {});
      response.end();
      this.changed();
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.server.listen(0, '127.0.0.1');
    await once(service.server, 'listening');
    return service;
  }

  /** Subscribes a device, as `PushManager.subscribe` does; the body of `PUT …/device`. */
  subscribe(name: string, publicKey: string, language: Language = 'ar') {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.devices.set(name, { keys, auth, publicKey });
    return {
      endpoint: `https://${HOST}/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
      language,
    };
  }

  /** Waits for the notification with this number; the first is 1. */
  async push(number = 1): Promise<ReceivedPush> {
    await this.until(() => this.received.length >= number || this.faults.length > 0);
    expect(this.faults).toEqual([]);
    return this.received[number - 1] as ReceivedPush;
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.watchers.push(resolve));
  }

  clear(): void {
    this.received.length = 0;
    this.faults.length = 0;
    this.attempts = 0;
    this.verdict = () => 201;
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(name: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const device = this.devices.get(name);
    if (!device) throw new Error(`There is no device ${name}.`);
    checkVapid(headers.authorization ?? '', device.publicKey);
    const text = ece.decrypt(body, {
      version: 'aes128gcm',
      privateKey: device.keys,
      authSecret: device.auth,
    });
    const message = JSON.parse(text.toString()) as PushMessage;
    const raw = `${JSON.stringify(headers)} ${body.toString('latin1')}`;
    this.received.push({ device: name, headers, message, raw });
  }

  private changed(): void {
    for (const tell of this.watchers.splice(0)) tell();
  }
}
