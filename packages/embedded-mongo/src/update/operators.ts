import { add } from '../bson/numbers';
import { clone, isNumber } from '../bson/types';
import { typeMismatch } from '../errors';
import { childOf } from '../query/paths';
import { setChild, type Parent } from './paths';

/** An update operator: compiled once, applied at each path. */
export interface UpdateOperator {
  /** Whether missing parents of the path are created. */
  creates: boolean;
  compile(operand: unknown): (parent: Parent, name: string) => void;
}

const set: UpdateOperator = {
  creates: true,
  compile: (operand) => (parent, name) => setChild(parent, name, clone(operand)),
};

const unset: UpdateOperator = {
  creates: false,
  compile: () => (parent, name) => {
    if (!Array.isArray(parent)) delete parent[name];
    else if (Number(name) < parent.length) parent[Number(name)] = null;
  },
};

const increment: UpdateOperator = {
  creates: true,
  compile(operand) {
    if (!isNumber(operand)) throw typeMismatch('Cannot increment with non-numeric argument');
    return (parent, name) => {
      const current = childOf(parent, name);
      if (current !== undefined && !isNumber(current)) {
        throw typeMismatch(`Cannot apply $inc to a value of non-numeric type: '${name}'`);
      }
      setChild(parent, name, current === undefined ? operand : add(current, operand));
    };
  },
};

export const UPDATE_OPERATORS: Record<string, UpdateOperator> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: increment,
};
