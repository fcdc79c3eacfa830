import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../paths.mjs';
import { readCompose } from './compose-file.mjs';

const text = (file) => readFileSync(fromRoot(file), 'utf8');
const guide = text('docs/operations.md');
const services = Object.keys(readCompose().services);

/** What the guide tells to type, without the words around it. */
const commands = [
  ...guide.matchAll(/`(docker compose [^`]*)`/g),
  ...guide.matchAll(/^(?:0 3 .*?)?(docker compose .*)$/gm),
]
  .flatMap(([, line]) => line.split(/ && | \| | > |\\\|/))
  .map((command) => command.trim())
  .filter((command) => command.startsWith('docker compose '));

/** Options with a value of their own. */
const VALUED = new Set([
  '--env-file',
  '--file',
  '--profile',
  '--scale',
  '--since',
  '--tail',
  '--username',
  '--volume',
]);

/** The words of a command that are no options. */
function wordsOf(command) {
  const words = command.split(/\s+/).slice(2);
  return words.filter((word, at) => !word.startsWith('-') && !VALUED.has(words[at - 1]));
}

test('names services that there are, in every command', () => {
  assert.ok(commands.length > 20);
  for (const command of commands) {
    const [verb, ...rest] = wordsOf(command);
    const [first = ''] = rest;
    const named = ['exec', 'run'].includes(verb)
      ? [first]
      : verb === 'cp'
        ? [first.split(':')[0]]
        : rest;
    for (const name of named) assert.ok(services.includes(name), `${command}: ${name}`);
  }
  const containers = [...guide.matchAll(/\bmanjara-([a-z-]+)-1\b/g)].map(([, name]) => name);
  assert.ok(containers.length > 0);
  for (const name of containers) assert.ok(services.includes(name), name);
});

test('names programs that are built, and sections and files that there are', () => {
  const programs = [...guide.matchAll(/node (\S+)\/dist\/(\S+)\.js/g)];
  assert.ok(programs.length > 3);
  for (const [, workspace, program] of programs) {
    assert.ok(existsSync(fromRoot(`${workspace}/src/${program}.ts`)), `${workspace} ${program}`);
  }
  for (const [, file] of guide.matchAll(/\bsh (\S+\.sh)\b/g)) assert.ok(existsSync(fromRoot(file)));
  const anchors = [...guide.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/[^\w-]/g, ''),
  );
  for (const [, anchor] of guide.matchAll(/\]\(#([^)]*)\)/g)) {
    assert.ok(anchors.includes(anchor), anchor);
  }
});
