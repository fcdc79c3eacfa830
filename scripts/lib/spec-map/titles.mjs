// The titles of a test file, as its source has them.
import ts from 'typescript';

const RUNNERS = new Set(['test', 'it', 'describe']);

/** The name at the root of `test.describe.each([…])`. */
function rootOf(callee) {
  let node = callee;
  while (!ts.isIdentifier(node)) {
    if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) node = node.expression;
    else if (ts.isTaggedTemplateExpression(node)) node = node.tag;
    else return undefined;
  }
  return node.text;
}

/** The initial value of the constant of that name, wherever in the file it is. */
function constantOf(source, name) {
  let found;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name) {
      found = node.initializer;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A title as it is written; placeholders stay as they are. */
function titleOf(node, source) {
  if (!node) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  return ts.isIdentifier(node) ? titleOf(constantOf(source, node.text), source) : undefined;
}

/** Every title of the file, each after those of the groups around it: `group › test`. */
export function readTitles(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const titles = [];
  const visit = (node, groups) => {
    let inside = groups;
    if (ts.isCallExpression(node) && RUNNERS.has(rootOf(node.expression))) {
      if (isLeftOut(node.expression, source)) return;
      const title = titleOf(node.arguments[0], source);
      const hasBody = node.arguments.some((argument) => ts.isFunctionLike(argument));
      if (title !== undefined && hasBody) {
        inside = [...groups, title];
        if (!isGroup(node.expression, source)) titles.push(inside.join(' › '));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return titles;
}

/** A test that never runs holds nothing. */
const isLeftOut = (callee, source) => /\.(skip|fixme)\b/.test(callee.getText(source));
const isGroup = (callee, source) => /\bdescribe\b/.test(callee.getText(source));

/** What stands in a title for what a test is run with: `${path}`, `%s`, `$name`. */
const PLACEHOLDER = /\$\{[^}]*\}|%[a-z#]|\$[\w.]+/gi;

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the title, whole or without the groups around it, is one of a file's. */
export function hasTitle(titles, wanted) {
  return titles.some((title) => {
    const own = title.split(' › ');
    return own.some((_, from) => matches(own.slice(from).join(' › '), wanted));
  });
}

function matches(title, wanted) {
  if (title === wanted) return true;
  const fixed = title.split(PLACEHOLDER);
  // A title of placeholders alone would be any.
  if (fixed.length === 1 || !fixed.some((text) => /\w{3}/.test(text))) return false;
  return new RegExp(`^${fixed.map(escape).join('.+')}$`).test(wanted);
}
