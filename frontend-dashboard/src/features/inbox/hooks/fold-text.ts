/** Longer texts are folded to this many characters, or to this many lines. */
const CHARACTERS = 280;
const LINES = 6;

/** The beginning of a long text, up to the end of a word; null where it is short enough. */
export function foldText(text: string): string | null {
  const lines = text.split('\n').slice(0, LINES).join('\n');
  const letters = [...lines];
  if (letters.length <= CHARACTERS) return lines === text ? null : `${lines.trimEnd()}…`;
  const cut = letters.slice(0, CHARACTERS).join('');
  // A text without spaces is cut where it must be.
  return `${cut.replace(/\s+\S*$/, '').trimEnd()}…`;
}
