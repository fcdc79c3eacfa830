// A map of sentences to tests, such as docs/spec-map.md, as a list of rows.

const UNESCAPED_PIPE = /(?<!\\)\|/;
const TEST = /^`(?<file>[^`]+?\.(?:(?:int-|e2e-)?spec\.tsx?|test\.mjs)) › (?<title>.+)`$/;

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split(UNESCAPED_PIPE)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** What a part of "Held by" is: a test, a reason to have none, a debt, or nothing known. */
function readPart(part) {
  const test = TEST.exec(part)?.groups;
  if (test) return { kind: 'test', ...test };
  if (/^— \S/.test(part) || /^issue \d+\b/.test(part)) return { kind: 'reason', text: part };
  if (part.startsWith('missing')) return { kind: 'missing', text: part };
  return { kind: 'unknown', text: part };
}

/** Which column of the tables is what, and what the head of a table begins with. */
const COLUMNS = { heads: ['Sentence'], text: 0, heldBy: 1 };

/**
 * The rows of its tables, in order: heading, text of the sentence, parts of "Held by", all cells,
 * line.
 */
export function readMap(markdown, columns = COLUMNS) {
  const rows = [];
  let heading = '';
  markdown.split('\n').forEach((line, index) => {
    heading = /^##+ (.*)$/.exec(line)?.[1] ?? heading;
    if (!line.startsWith('|') || /^\|[\s|:-]+\|$/.test(line)) return;
    const cells = cellsOf(line);
    if (columns.heads.includes(cells[0])) return;
    const { [columns.text]: text = '', [columns.heldBy]: heldBy = '' } = cells;
    const parts = heldBy.split('<br>').filter(Boolean);
    rows.push({
      heading,
      text,
      cells,
      parts: parts.map((part) => readPart(part.trim())),
      line: index + 1,
    });
  });
  return rows;
}
