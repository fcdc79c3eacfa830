import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Address } from '../../src/config/backup-settings';

const KEYS = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret of the tests' };
const MINIMUM_PART_BYTES = 5 * 1024 * 1024;

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

interface Upload {
  key: string;
  parts: Map<number, Buffer>;
}

/** One bucket of a service that speaks S3: uploads in parts, listing, deleting, signatures. */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, Upload>();
  /** Called before a part is taken. */
  onPart: () => Promise<void> | void = () => {};
  private readonly server: Server;
  private uploadCount = 0;

  private constructor() {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  static async start(): Promise<S3Server> {
    const s3 = new S3Server();
    await new Promise<void>((done) => s3.server.listen(0, '127.0.0.1', done));
    return s3;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  address(changes: Partial<S3Address> = {}): S3Address {
    const { port } = this.server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const place = { kind: 's3', bucket: 'bucket', prefix: 'site/', region: 'me-south-1' } as const;
    return { ...place, ...KEYS, endpoint, ...changes };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url!, 'http://s3');
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '');
    const send = (status: number, xml = '', headers = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/xml', ...headers }).end(xml);
    const fail = (status: number, code: string) =>
      send(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (!isSigned(request, url)) return void fail(403, 'SignatureDoesNotMatch');
    if (!url.pathname.startsWith('/bucket')) return void fail(404, 'NoSuchBucket');

    const id = url.searchParams.get('uploadId') ?? '';
    const upload = this.uploads.get(id);
    if (id && upload?.key !== key) return void fail(404, 'NoSuchUpload');
    const call = `${request.method} ${url.searchParams.has('uploads') ? 'new upload' : upload ? 'upload' : key ? 'object' : 'bucket'}`;
    switch (call) {
      case 'POST new upload': {
        const name = `upload-${++this.uploadCount}`;
        this.uploads.set(name, { key, parts: new Map() });
        return void send(
          200,
          `<InitiateMultipartUploadResult><Bucket>bucket</Bucket><Key>${key}</Key><UploadId>${name}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      case 'PUT upload': {
        await this.onPart();
        upload!.parts.set(Number(url.searchParams.get('partNumber')), body);
        return void send(200, '', { ETag: `"${hex(body)}"` });
      }
      case 'POST upload': {
        const parts = [...upload!.parts].sort(([a], [b]) => a - b).map(([, part]) => part);
        const asked = [...body.toString().matchAll(/<ETag>"?(\w+)"?<\/ETag>/g)].map(
          ([, tag]) => tag,
        );
        if (asked.join() !== parts.map(hex).join()) return void fail(400, 'InvalidPart');
        if (parts.slice(0, -1).some(({ length }) => length < MINIMUM_PART_BYTES)) {
          return void fail(400, 'EntityTooSmall');
        }
        this.objects.set(key, Buffer.concat(parts));
        this.uploads.delete(id);
        return void send(
          200,
          `<CompleteMultipartUploadResult><Location>l</Location><Bucket>bucket</Bucket><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
        );
      }
      case 'DELETE upload':
        this.uploads.delete(id);
        return void send(204);
      case 'HEAD object': {
        const found = this.objects.get(key);
        return void send(found ? 200 : 404, '', { 'Content-Length': found?.length ?? 0 });
      }
      case 'DELETE object':
        this.objects.delete(key);
        return void send(204);
      case 'GET bucket': {
        const prefix = url.searchParams.get('prefix') ?? '';
        const found = [...this.objects].filter(([name]) => name.startsWith(prefix));
        const contents = found.map(
          ([name, { length }]) =>
            `<Contents><Key>${name}</Key><Size>${length}</Size><ETag>"e"</ETag><LastModified>2026-11-27T00:00:00.000Z</LastModified></Contents>`,
        );
        return void send(
          200,
          `<ListBucketResult><Name>bucket</Name><IsTruncated>false</IsTruncated><KeyCount>${found.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
        );
      }
      default:
        return void fail(405, 'MethodNotAllowed');
    }
  }
}

/** Signature version 4. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const given =
    /Credential=(\w+)\/(\d+)\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w+)/;
  const [, id, day = '', region = '', names = '', signature] =
    given.exec(headers.authorization ?? '') ?? [];
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const request = [method, url.pathname, query, signed.join(''), names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${KEYS.secretAccessKey}`,
  );
  return id === KEYS.accessKeyId && signature === hmac(key, text).toString('hex');
}
