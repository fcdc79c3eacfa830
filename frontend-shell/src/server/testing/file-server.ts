import { createServer, type Server } from 'node:http';
import express from 'express';

/** A file server for a remote's releases. */
export const fileServer = (root: string): Server =>
  createServer(express().use(express.static(root, { maxAge: '1y', immutable: true })));
