// Loads settings from `.env`, or from the file in ENV_FILE (empty: none). Import it for its side
// effect.
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

const file = process.env.ENV_FILE ?? '.env';
// Existing environment variables take precedence.
if (file && existsSync(fromRoot(file))) process.loadEnvFile(fromRoot(file));

// Links in mails need the site's address; on a developer's machine it is localhost.
const { SMTP_URL, SMTP_URL_FILE, PUBLIC_URL, NODE_ENV, PORT } = process.env;
if ((SMTP_URL || SMTP_URL_FILE) && !PUBLIC_URL && NODE_ENV !== 'production') {
  process.env.PUBLIC_URL = `http://localhost:${PORT || 3000}`;
}
