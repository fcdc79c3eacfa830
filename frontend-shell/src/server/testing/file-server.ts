import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** Any file server, with the releases of a remote. */
export const fileServer = (root: string): Server => createServer(sirv(root, { dev: true }));
