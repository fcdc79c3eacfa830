const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const README = join(__dirname, '../../../packages/embedded-mongo/README.md');

/** The names in the README's tables, each as `kind name`; a command's row lists its options. */
function listedNames() {
  const [section] = /^## What it supports$.*?^## /ms.exec(readFileSync(README, 'utf8'));
  const rows = [...section.matchAll(/^\| (.+?) +\| (.*)\|$/gm)];
  return rows.flatMap(([, first, second]) => {
    const kind = first.replaceAll('`', '');
    const names = [...second.matchAll(/`([^`]+)`/g)].map(([, name]) => `${kind} ${name}`);
    return first === kind ? names : [`Commands ${kind}`, ...names];
  });
}

/**
 * Compares the commands sent to the embedded database in this run with its README. Throws if a
 * command is not listed; listed commands that were not sent are only printed.
 */
exports.compareSentCommands = (file) => {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const sent = new Set(lines.map((line) => line.replace('\t', ' ')));
  const listed = new Set(listedNames());
  const without = (names, others) => [...names].filter((name) => !others.has(name)).join(', ');

  const unused = without(listed, sent);
  if (unused)
    process.stdout.write(`Listed in the README of embedded-mongo, and not sent: ${unused}.\n`);
  const unlisted = without(sent, listed);
  if (unlisted) {
    throw new Error(`Sent, and not listed in the README of embedded-mongo: ${unlisted}.`);
  }
};
