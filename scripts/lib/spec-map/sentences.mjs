// The specification as a list of sentences.

/** The sections of which every sentence is held by a test, or said to have none. */
const SECTIONS = ['2', '3', '4', '5', '8', '9'];

const OPENING = { '"': '"', '(': ')', '{': '}' };

/**
 * Cuts a text after a full stop (or `.` and its quotation mark) that a space and a capital follow.
 * What stands in quotation marks or brackets is never cut.
 */
export function splitSentences(text) {
  const sentences = [];
  const open = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === open.at(-1)) open.pop();
    else if (OPENING[character]) open.push(OPENING[character]);
    if (open.length > 0 || !/^[.!?]["')]?$/.test(lastOf(text, at)) || !isStart(text, at)) continue;
    sentences.push(text.slice(start, at + 1).trim());
    start = at + 1;
  }
  const rest = text.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
}

/** The character, with the one before where it only closes something. */
const lastOf = (text, at) => (/["')]/.test(text[at]) ? text.slice(at - 1, at + 1) : text[at]);
const isStart = (text, at) => /^\s+["*]*[A-Z]/.test(text.slice(at + 1));

const cellsOf = (row) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const isDelimiter = (row) => /^\|[\s|:-]+\|$/.test(row);

/** The text of a table's row: its cells between middle dots. */
const rowText = (row) => cellsOf(row).join(' · ');

/**
 * Every sentence of the mapped sections in order, with the heading that it stands under: those of
 * paragraphs and list items, and each row of a table as one. A label in bold type, which ends with
 * no space, stays with what follows it.
 */
export function readSpec(markdown) {
  const lines = markdown.split('\n');
  const found = [];
  let section = '';
  let heading = '';
  lines.forEach((line, index) => {
    const title = /^##+ (.*)$/.exec(line)?.[1];
    if (title !== undefined) {
      if (line.startsWith('## ')) section = title;
      heading = section === title ? title : `${section}: ${title}`;
      return;
    }
    const text = line.trim();
    if (!SECTIONS.includes(/^\d+/.exec(section)?.[0]) || text === '') return;
    if (!text.startsWith('|')) {
      const sentences = splitSentences(text.replace(/^[-*] /, ''));
      found.push(...sentences.map((sentence) => ({ heading, text: sentence })));
    } else if (!isDelimiter(text) && !isDelimiter(lines[index + 1]?.trim() ?? '')) {
      found.push({ heading, text: rowText(text) });
    }
  });
  return found;
}
