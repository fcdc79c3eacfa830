import { DockerfileParser } from 'dockerfile-ast';
import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

/** The images that are built here: one for each app, and one for both remotes. */
export const DOCKERFILES = [
  'backend/Dockerfile',
  'frontend-shell/Dockerfile',
  'packages/releases/Dockerfile',
];

/**
 * @typedef {object} Instruction
 * @property {string} keyword
 * @property {string} text what stands behind the keyword, on one line
 *
 * @typedef {object} Stage
 * @property {string | undefined} name
 * @property {Instruction[]} instructions the FROM included
 */

export const readDockerfile = (file) => readFileSync(fromRoot(file), 'utf8');

/**
 * The stages of a Dockerfile, in order; what stands before the first FROM is left out.
 * @param {string} file
 * @returns {Stage[]}
 */
export function stagesOf(file) {
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of DockerfileParser.parse(readDockerfile(file)).getInstructions()) {
    const keyword = instruction.getKeyword();
    const written = instruction.getTextContent().replace(/\\\n\s*/g, '');
    const text = written.slice(keyword.length).trim();
    if (keyword === 'FROM') {
      stages.push({ name: /\sAS\s+(\S+)/i.exec(text)?.[1], instructions: [] });
    }
    stages.at(-1)?.instructions.push({ keyword, text });
  }
  return stages;
}

/** What the stage says with a keyword. */
export const said = ({ instructions }, keyword) =>
  instructions.filter((each) => each.keyword === keyword).map(({ text }) => text);
