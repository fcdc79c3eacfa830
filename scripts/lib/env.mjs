// Settings from a file: `.env`, or the one that ENV_FILE names (empty: none). Importing reads it.
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { readSecretFiles } from './secrets.mjs';

const name = process.env.ENV_FILE ?? '.env';
// What the environment sets already stays as it is.
if (name && existsSync(fromRoot(name))) process.loadEnvFile(fromRoot(name));

try {
  readSecretFiles();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Links in mails need the site's address; on a developer's machine it is known.
const { SMTP_URL, PUBLIC_URL, NODE_ENV, PORT } = process.env;
if (SMTP_URL && !PUBLIC_URL && NODE_ENV !== 'production') {
  process.env.PUBLIC_URL = `http://localhost:${PORT || 3000}`;
}
