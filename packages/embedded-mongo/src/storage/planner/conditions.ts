import { isDoc, isOperatorDoc, isRegExp, type Doc } from '../../bson/types';
import type { Condition } from './bounds';

/** A filter as the planner sees it: the conditions that must all hold, by field. */
export class Conditions {
  readonly byField = new Map<string, Condition[]>();
  readonly ors: unknown[][] = [];
  /** Whether the conditions by field are the whole filter. */
  complete = true;

  constructor(filter: Doc) {
    this.read(filter);
  }

  private read(filter: Doc): void {
    for (const [name, condition] of Object.entries(filter)) {
      if (name === '$and' && Array.isArray(condition)) {
        for (const part of condition) if (isDoc(part)) this.read(part);
      } else if (name.startsWith('$')) {
        this.complete = false;
        if (name === '$or' && Array.isArray(condition)) this.ors.push(condition);
      } else if (isOperatorDoc(condition)) {
        this.add(name, ...Object.entries(condition));
      } else {
        this.add(name, [isRegExp(condition) ? '$regex' : '$eq', condition]);
      }
    }
  }

  private add(field: string, ...conditions: Condition[]): void {
    const known = this.byField.get(field);
    if (known) known.push(...conditions);
    else this.byField.set(field, conditions);
  }
}
