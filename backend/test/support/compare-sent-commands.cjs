const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const README = join(__dirname, '../../../packages/embedded-mongo/README.md');

/** The names in the README's tables, each as `kind name`; a command's row lists its options. */
function listedNames() {
  const [section] = /^## What it holds$.*?^## /ms.exec(readFileSync(README, 'utf8'));
  const rows = [...section.matchAll(/^\| (.+?) +\| (.*)\|$/gm)];
  return rows.flatMap(([, first, second]) => {
    const kind = first.replaceAll('`', '');
    const names = [...second.matchAll(/`([^`]+)`/g)].map(([, name]) => `${kind} ${name}`);
    return first === kind ? names : [`Commands ${kind}`, ...names];
  });
}

/**
 * Compares what the run has sent to the embedded database with what its README lists. Throws if
 * something that was sent is not listed; what is listed and was not sent is only printed.
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
