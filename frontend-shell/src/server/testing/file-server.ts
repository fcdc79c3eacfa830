import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** Any file server, with the releases of a remote: it reads them anew, and says that they last. */
export const fileServer = (root: string): Server =>
  createServer(
    sirv(root, {
      dev: true,
      setHeaders: (response) =>
        response.setHeader('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
