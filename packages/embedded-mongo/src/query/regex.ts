import { badValue, location } from '../errors';
import { isRegExp, orderOf, Order, stringOf } from '../bson/types';

/** Flags of PCRE that JavaScript knows under the same letter. */
const FLAGS = 'imsu';

/** Takes white space and comments out of a pattern, as the option `x` asks. */
const withoutWhitespace = (pattern: string) =>
  pattern.replace(/\\.|\[(?:\\.|[^\]])*\]|\s+|#.*$/gm, (part) => (/^[\s#]/.test(part) ? '' : part));

/** The JavaScript form of a BSON regular expression or of the text of a `$regex`. */
export function toRegExp(value: unknown, options?: unknown): RegExp {
  let pattern: string;
  let given = options === undefined ? '' : stringOf(options);
  if (isRegExp(value)) {
    pattern = value.pattern;
    if (options === undefined) given = value.options;
  } else if (orderOf(value) === Order.String) pattern = stringOf(value);
  else throw badValue('$regex has to be a string');

  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  if (inline) {
    pattern = pattern.slice(inline[0].length);
    given += inline[1];
  }
  const unknown = [...given].find((flag) => !`${FLAGS}x`.includes(flag));
  if (unknown) throw badValue(`invalid flag in regex options: ${unknown}`);
  if (given.includes('x')) pattern = withoutWhitespace(pattern);
  const flags = [...FLAGS].filter((flag) => flag !== 'u' && given.includes(flag)).join('');
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // PCRE allows escapes of plain characters, which JavaScript does only without the flag u.
  }
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw location(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The literal text that every match of the expression begins with; empty if there is none. */
export function literalPrefix(expression: RegExp): string {
  const { source, ignoreCase, multiline } = expression;
  if (ignoreCase || multiline || source.includes('|')) return '';
  const literal = /^\^([\p{L}\p{N} _@:,-]+)/u.exec(source)?.[1] ?? '';
  const quantified = /[*?{]/.test(source[literal.length + 1] ?? '');
  return quantified ? [...literal].slice(0, -1).join('') : literal;
}

/** Signs that stand for themselves in an expression, alone or behind a backslash. */
const LITERAL = /^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/-])+$/u;

/** The text that an expression looks for anywhere, to the letter; undefined if it is no such one. */
export function literalText(expression: unknown, options?: unknown): string | undefined {
  if (!isRegExp(expression) && orderOf(expression) !== Order.String) return undefined;
  const pattern = isRegExp(expression) ? expression.pattern : stringOf(expression);
  const flags = options === undefined && isRegExp(expression) ? expression.options : options;
  // `u` is how JavaScript reads all of them.
  if (!['', 'u', undefined].includes(flags as string | undefined)) return undefined;
  return LITERAL.test(pattern) ? pattern.replace(/\\(.)/gu, '$1') : undefined;
}
