import { isDoc, isOperatorDoc, isRegExp, type Doc } from '../../bson/types';

/** One condition on a field: `[operator, operand]`. */
export type Condition = readonly [operator: string, operand: unknown];

/** A filter as the planner sees it: the conditions that must all hold, by field. */
export class Conditions {
  readonly byField = new Map<string, Condition[]>();
  /** Whether the conditions by field are the whole filter. */
  complete = true;

  constructor(filter: Doc) {
    for (const [name, condition] of Object.entries(filter)) {
      if (name.startsWith('$')) this.complete = false;
      else if (isOperatorDoc(condition)) this.byField.set(name, Object.entries(condition));
      else this.byField.set(name, [[isRegExp(condition) ? '$regex' : '$eq', condition]]);
    }
    const conditions = Object.entries(filter).filter(([name]) => name === '$and');
    for (const [, parts] of conditions) {
      for (const part of parts as unknown[]) if (isDoc(part)) this.addMissing(part);
    }
  }

  /** Conditions of an `$and` on fields that have none yet; the filter tests the others. */
  private addMissing(part: Doc): void {
    for (const [name, known] of new Conditions(part).byField) {
      if (!this.byField.has(name)) this.byField.set(name, known);
    }
  }
}
