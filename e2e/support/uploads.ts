import { once } from 'node:events';
import { type ClientHttp2Stream, connect, constants } from 'node:http2';

export interface Uploads {
  /** Number of aborted uploads. */
  readonly broken: number;
  breakOne(): void;
  end(): void;
}

const BEGINNING = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nA';

/** Starts uploads over one HTTP/2 connection, as a browser does; none is finished. */
export async function openUploads(url: string, token: string, count: number): Promise<Uploads> {
  const { origin, pathname } = new URL(url);
  const session = connect(origin, { rejectUnauthorized: false });
  session.on('error', () => {});
  await once(session, 'connect');
  const streams: ClientHttp2Stream[] = Array.from({ length: count }, () => {
    const stream = session.request({
      ':method': 'POST',
      ':path': pathname,
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 1_000_000,
    });
    stream.on('error', () => {});
    stream.write(BEGINNING);
    return stream;
  });
  let broken = 0;
  return {
    get broken() {
      return broken;
    },
    breakOne() {
      const stream = streams[broken];
      if (!stream) return;
      stream.close(constants.NGHTTP2_CANCEL);
      broken += 1;
    },
    end: () => session.destroy(),
  };
}
