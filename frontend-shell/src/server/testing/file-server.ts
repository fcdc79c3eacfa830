import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** A file server for a remote's releases: reads files on each request, sends them as immutable. */
export const fileServer = (root: string): Server =>
  createServer(
    sirv(root, {
      dev: true,
      setHeaders: (response) =>
        response.setHeader('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
