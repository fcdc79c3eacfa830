// Settings from a file: `.env`, or the one that ENV_FILE names (empty: none). Importing reads it.
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

const name = process.env.ENV_FILE ?? '.env';
// What the environment sets already stays as it is.
if (name && existsSync(fromRoot(name))) process.loadEnvFile(fromRoot(name));
