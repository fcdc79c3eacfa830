// docs/spec-map.md as a list of rows.

const UNESCAPED_PIPE = /(?<!\\)\|/;
const TEST = /^`(?<file>[^`]+?\.(?:spec|int-spec|e2e-spec)\.tsx?) › (?<title>.+)`$/;

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

/** The rows of its tables, in order: heading, text of the sentence, parts of "Held by", line. */
export function readMap(markdown) {
  const rows = [];
  let heading = '';
  markdown.split('\n').forEach((line, index) => {
    heading = /^##+ (.*)$/.exec(line)?.[1] ?? heading;
    if (!line.startsWith('|') || /^\|( Sentence |[\s|:-]+\|$)/.test(line)) return;
    const [text = '', heldBy = ''] = cellsOf(line);
    const parts = heldBy.split('<br>').filter(Boolean);
    rows.push({
      heading,
      text,
      parts: parts.map((part) => readPart(part.trim())),
      line: index + 1,
    });
  });
  return rows;
}
