import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Settings that the containers require. */
export const REQUIRED = { PUBLIC_URL: 'https://www.example.com' };

/**
 * Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}`.
 * @param {string} text
 * @param {Record<string, string>} values
 */
function interpolate(text, values) {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name, kind, rest) => {
    if (values[name]) return values[name];
    if (kind === '?') throw new Error(rest);
    return rest ?? '';
  });
}

const each = (value, change) => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => each(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, each(item, change)]));
};

const FILE = path.join(import.meta.dirname, '../../docker-compose.yml');

export const readComposeText = () => readFileSync(FILE, 'utf8');

/**
 * The Compose file as Docker reads it: anchors merged, variables replaced.
 * @param {Record<string, string>} [values]
 */
export const readCompose = (values = REQUIRED) =>
  each(parse(readComposeText(), { merge: true }), (text) => interpolate(text, values));

/** Names of the variables that the file uses. */
export const variables = () => [
  ...new Set([...readComposeText().matchAll(/\$\{(\w+)/g)].map(([, name]) => name)),
];
