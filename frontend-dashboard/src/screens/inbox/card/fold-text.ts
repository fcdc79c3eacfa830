import { cutText } from '@manjara/contracts';

/** Longer texts are folded to this many characters, or to this many lines. */
const CHARACTERS = 280;
const LINES = 6;

/** The beginning of a long text, up to the end of a word; null where it is short enough. */
export function foldText(text: string): string | null {
  const lines = text.split('\n').slice(0, LINES).join('\n');
  const [head] = cutText(lines, CHARACTERS);
  return head === text ? null : `${head.trimEnd()}…`;
}
