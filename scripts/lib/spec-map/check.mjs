// Holds a map against the sentences that it is of and the tests.
import { readMap } from './map.mjs';
import { hasTitle, readTitles } from './titles.mjs';

const keyOf = ({ heading, text }) => `${heading} › ${text}`;

/** Sentences of one list that the other lacks; a sentence that comes twice is needed twice. */
function without(list, other) {
  const counts = new Map();
  for (const item of other) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return list.filter((item) => {
    const left = counts.get(keyOf(item)) ?? 0;
    counts.set(keyOf(item), left - 1);
    return left <= 0;
  });
}

function differences(sentences, rows) {
  const missing = without(sentences, rows).map(
    (it) => `The map lacks the sentence "${keyOf(it)}".`,
  );
  const foreign = without(rows, sentences).map(
    (row) => `Line ${row.line}: there is no sentence "${keyOf(row)}" to be held.`,
  );
  if (missing.length + foreign.length > 0) return [...missing, ...foreign];
  const moved = rows.find((row, index) => keyOf(row) !== keyOf(sentences[index]));
  return moved ? [`Line ${moved.line}: "${moved.text}" is not in its place.`] : [];
}

/**
 * What is wrong with the map, as sentences, and the rows that still want a test.
 * `readTest` answers a file's text, undefined when there is no such file; `columns` says what is
 * where in the map's tables.
 */
export function checkMap({ sentences, map, readTest, columns }) {
  const rows = readMap(map, columns);
  const faults = differences(sentences, rows);
  const read = new Map();
  const titlesOf = (file) => {
    if (!read.has(file)) {
      const text = readTest(file);
      read.set(file, text === undefined ? undefined : readTitles(file, text));
    }
    return read.get(file);
  };

  for (const { line, text, parts } of rows) {
    if (parts.length === 0) faults.push(`Line ${line}: "${text}" has neither a test nor a reason.`);
    for (const part of parts) {
      if (part.kind === 'unknown') {
        faults.push(`Line ${line}: "${part.text}" is neither a test nor a reason.`);
      }
      if (part.kind !== 'test') continue;
      const titles = titlesOf(part.file);
      if (!titles) faults.push(`Line ${line}: there is no file ${part.file}.`);
      else if (!hasTitle(titles, part.title)) {
        faults.push(`Line ${line}: ${part.file} has no test "${part.title}".`);
      }
    }
  }
  const has = (row, kind) => row.parts.some((part) => part.kind === kind);
  return {
    rows,
    faults,
    missing: rows.filter((row) => has(row, 'missing')),
    tested: rows.filter((row) => has(row, 'test')).length,
    total: rows.length,
  };
}
