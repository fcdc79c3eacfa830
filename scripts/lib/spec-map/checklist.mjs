// The security and reliability checklist: which lines there are, and what each must have.
import { checkMap } from './check.mjs';
import { readMap } from './map.mjs';

/** The checklist's parts, and the number of the last line of each. */
const PARTS = [
  ['Sign-in and sessions', 10],
  ['Uploads', 20],
  ['API and browser', 28],
  ['Reliability', 34],
];

const LINES = Array.from({ length: PARTS.at(-1)[1] }, (_, index) => index + 1);

const SENTENCES = LINES.map((line) => ({
  heading: PARTS.find(([, last]) => line <= last)[0],
  text: String(line),
}));

/** What is held beside the lines: any number of rows, each with a test as well. */
const BEYOND = 'Beyond the lines';

const COLUMNS = { heads: ['Line', 'Attempt'], text: 0, heldBy: 2 };

/**
 * What is wrong with the table of the checklist, as sentences: a line that is lacking or twice, one
 * without a test that exists, one that does not say what it asks for or how it is held.
 */
export function checkChecklist({ map, readTest }) {
  const beyond = readMap(map, COLUMNS).filter(({ heading }) => heading === BEYOND);
  const sentences = [...SENTENCES, ...beyond];
  const { rows, faults } = checkMap({ sentences, map, readTest, columns: COLUMNS });
  const isHeld = ({ parts }) => parts.some(({ kind }) => kind === 'test');
  for (const row of rows) {
    const { text, parts, cells, heading } = row;
    if (!isHeld(row)) faults.push(`Line ${text} is held by no test.`);
    if (parts.some(({ kind }) => kind === 'missing')) faults.push(`Line ${text} lacks a test.`);
    const said = heading === BEYOND ? cells.slice(1, 2) : [cells[1], cells[3]];
    if (said.some((words) => !words)) {
      faults.push(`Line ${text} must say what it asks for and how it is held.`);
    }
  }
  const lines = rows.filter(({ heading }) => heading !== BEYOND);
  return { faults, tested: lines.filter(isHeld).length, total: SENTENCES.length };
}
