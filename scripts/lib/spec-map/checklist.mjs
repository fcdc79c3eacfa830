// The security and reliability checklist: which lines there are, and what each must have.
import { checkMap } from './check.mjs';

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

const COLUMNS = { head: 'Line', text: 0, heldBy: 2 };

/**
 * What is wrong with the table of the checklist, as sentences: a line that is lacking or twice, one
 * without a test that exists, one that does not say what it asks for or how it is held.
 */
export function checkChecklist({ map, readTest }) {
  const { rows, faults, tested } = checkMap({
    sentences: SENTENCES,
    map,
    readTest,
    columns: COLUMNS,
  });
  for (const { text, parts, cells } of rows) {
    if (!parts.some(({ kind }) => kind === 'test')) faults.push(`Line ${text} is held by no test.`);
    if (parts.some(({ kind }) => kind === 'missing')) faults.push(`Line ${text} lacks a test.`);
    const [, requirement = '', , how = ''] = cells;
    if (requirement === '' || how === '') {
      faults.push(`Line ${text} must say what it asks for and how it is held.`);
    }
  }
  return { faults, tested, total: SENTENCES.length };
}
