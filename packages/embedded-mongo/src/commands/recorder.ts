import { appendFileSync } from 'node:fs';

import { isDoc, isRegExp, type Doc } from '../bson/types';

/** Fields with operators, and the kind to record. */
const OPERATOR_KINDS: Record<string, string> = {
  filter: 'Query operators',
  query: 'Query operators',
  q: 'Query operators',
  $match: 'Query operators',
  u: 'Update operators',
  update: 'Update operators',
  $group: 'Accumulators',
};
/** Fields with lists of documents, and the kind to record. */
const LIST_KINDS: Record<string, string> = {
  updates: 'Statement fields',
  deletes: 'Statement fields',
  pipeline: 'Stages',
  indexes: 'Index options',
};
/** Fields that drivers add to any command. */
const GENERIC = /^(\$.*|lsid|comment|maxTimeMS|readConcern|writeConcern|api\w+)$/;

/**
 * Appends the names of used commands, options, operators and stages to a file, each once as
 * `kind<TAB>name`. Tests compare them with the tables in the README.
 */
export class CommandRecorder {
  private readonly seen = new Set<string>();

  constructor(private readonly file: string) {}

  record(command: Doc): void {
    const [name = '', ...fields] = Object.keys(command);
    this.add('Commands', name);
    if (name === 'explain' && isDoc(command.explain)) this.record(command.explain);
    // Driver metadata differs between versions.
    if (/^(hello|ismaster)$/i.test(name)) return;
    for (const field of fields.filter((field) => !GENERIC.test(field))) {
      this.add(name, field);
      this.recordField(field, command[field]);
    }
  }

  private recordField(field: string, value: unknown): void {
    const operators = OPERATOR_KINDS[field];
    if (operators) return this.recordOperators(operators, value);
    const kind = LIST_KINDS[field];
    if (!kind || !Array.isArray(value)) return;
    for (const [name, inner] of value.filter(isDoc).flatMap(Object.entries)) {
      this.add(kind, name);
      this.recordField(name, inner);
    }
  }

  private recordOperators(kind: string, value: unknown): void {
    if (isRegExp(value)) this.add(kind, '$regex');
    if (Array.isArray(value)) for (const element of value) this.recordOperators(kind, element);
    if (!isDoc(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name.startsWith('$')) this.add(kind, name);
      this.recordOperators(kind, inner);
    }
  }

  private add(kind: string, name: string): void {
    const line = `${kind}\t${name}\n`;
    if (this.seen.has(line)) return;
    this.seen.add(line);
    appendFileSync(this.file, line);
  }
}
