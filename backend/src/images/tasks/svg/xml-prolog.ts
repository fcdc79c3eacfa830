import { PictureRefused } from '../../outcome';

const BEFORE_ROOT = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/y;
const DECLARATION = /<!ENTITY\s+([^\s%"'<&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const REFERENCE = /&([^\s#&;<>]+);/g;
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Drawing programs use entities, but do not nest them. */
const MAX_NESTING = 5;

export interface Prolog {
  /** Declarations of the document type. */
  subset: string;
  /** Processing instructions, such as the address of a style sheet. */
  instructions: string;
  /** The text from its root element on. */
  rest: string;
}

/** Splits the prolog from an XML document. */
export function readProlog(text: string): Prolog {
  const prolog = { subset: '', instructions: '' };
  let end = 0;
  for (;;) {
    const other = matchAt(BEFORE_ROOT, text, end);
    const doctype = other ? null : matchAt(DOCTYPE, text, end);
    const [found] = other ?? doctype ?? [];
    if (!found) return { ...prolog, rest: text.slice(end) };
    end += found.length;
    prolog.subset += doctype?.[1] ?? '';
    if (found.startsWith('<?')) prolog.instructions += found;
  }
}

/**
 * Expands the declared entities.
 * @throws PictureRefused when the result is longer than `maxLength`
 */
export function withoutEntities(text: string, subset: string, maxLength: number): string {
  const values = new Map<string, string>();
  for (const [, name = '', value, other] of subset.matchAll(DECLARATION)) {
    if (!PREDEFINED.has(name) && !values.has(name)) values.set(name, value ?? other ?? '');
  }
  const tooComplex = () => new PictureRefused({ refused: 'tooComplex' });
  let expanded = text;
  for (let before = '', depth = 0; values.size > 0 && before !== expanded; depth++) {
    if (depth > MAX_NESTING) throw tooComplex();
    before = expanded;
    let length = before.length;
    expanded = before.replace(REFERENCE, (reference, name: string) => {
      const value = values.get(name);
      if (value === undefined) return reference;
      length += value.length;
      if (length > maxLength) throw tooComplex();
      return value;
    });
  }
  return expanded;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
