import { expandLists } from '@manjara/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = readFileSync(join(__dirname, '../../../../docs/api.md'), 'utf8');

/** A row of the tables of all calls in the API's documentation. */
interface DocsCall {
  call: string;
  access: string;
  payload: string;
  answer: string;
}

const [, tables = ''] = DOCS.split('\n## All calls\n');

const ROWS: readonly DocsCall[] = tables
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [call = '', access = '', payload = '', answer = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { call: call.replaceAll('`', ''), access, payload, answer };
  });

/** Expands `{list}` to each list of content that has no separate row. */
const forEachList = (row: DocsCall): DocsCall[] =>
  expandLists(row.call)
    .filter((call) => ROWS.every((other) => other.call !== call))
    .map((call) => ({ ...row, call }));

export const DOCS_CALLS: readonly DocsCall[] = ROWS.flatMap((row) =>
  row.call.includes('{list}') ? forEachList(row) : [row],
);
