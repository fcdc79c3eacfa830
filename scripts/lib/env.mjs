// Settings from a file: `.env`, or the one that ENV_FILE names (empty: none). Importing reads it.
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

const file = process.env.ENV_FILE ?? '.env';
// What the environment sets already stays as it is.
if (file && existsSync(fromRoot(file))) process.loadEnvFile(fromRoot(file));

// Links in mails need the site's address; on a developer's machine it is known.
const { SMTP_URL, SMTP_URL_FILE, PUBLIC_URL, NODE_ENV, PORT } = process.env;
if ((SMTP_URL || SMTP_URL_FILE) && !PUBLIC_URL && NODE_ENV !== 'production') {
  process.env.PUBLIC_URL = `http://localhost:${PORT || 3000}`;
}
