import { Timestamp } from 'bson';

import { compare, equal } from '../bson/compare';
import { arithmetic } from '../bson/numbers';
import {
  bsonClass,
  clone,
  isDoc,
  isNumber,
  isOperatorDoc,
  isRegExp,
  toNumber,
  typeName,
  type Doc,
} from '../bson/types';
import { badValue, failedToParse, typeMismatch } from '../errors';
import { compileFilter } from '../query/match';
import { childOf, valueAt } from '../query/positional';
import { parseSort } from '../query/sort';
import { setChild, show, type Parent } from './paths';

/** Where an edit happens; id and path are for error messages. */
export interface EditContext {
  id: string;
  path: string;
}

type Edit = (parent: Parent, name: string, context: EditContext) => void;

/** An operator: read once, then applied at each place. */
export interface UpdateOperator {
  /** Whether missing parents of the path are made. */
  creates: boolean;
  compile(operand: unknown, path: string): Edit;
}

const modifiers = (operand: unknown): Doc | undefined =>
  isDoc(operand) && bsonClass(operand) === undefined && '$each' in operand ? operand : undefined;

/** The array at the place, or undefined if there is nothing; anything else is the given error. */
function arrayAt(
  parent: Parent,
  name: string,
  error: (type: string) => Error,
): unknown[] | undefined {
  const value = childOf(parent, name);
  if (value === undefined || Array.isArray(value)) return value;
  throw error(typeName(value));
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

const arithmeticOperator = (operator: '$inc' | '$mul'): UpdateOperator => ({
  creates: true,
  compile(operand, path) {
    if (!isNumber(operand)) {
      const verb = operator === '$inc' ? 'increment' : 'multiply';
      throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${show(operand)}}`);
    }
    return (parent, name, { id }) => {
      const current = childOf(parent, name);
      if (current === undefined) {
        setChild(parent, name, operator === '$inc' ? operand : arithmetic('$mul', operand, 0));
      } else if (isNumber(current)) {
        setChild(parent, name, arithmetic(operator, current, operand));
      } else {
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type. {_id: ${id}} has the field '${name}' of non-numeric type ${typeName(current)}`,
        );
      }
    };
  },
});

const extremeOperator = (sign: 1 | -1): UpdateOperator => ({
  creates: true,
  compile: (operand) => (parent, name) => {
    const current = childOf(parent, name);
    if (current === undefined || compare(operand, current) * sign > 0) {
      setChild(parent, name, clone(operand));
    }
  },
});

const currentDate: UpdateOperator = {
  creates: true,
  compile(operand) {
    const type = isDoc(operand) ? operand.$type : 'date';
    if (typeof operand !== 'boolean' && type !== 'date' && type !== 'timestamp') {
      throw badValue(
        `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
      );
    }
    return (parent, name) => {
      const now = new Date();
      const seconds = Math.floor(now.getTime() / 1000);
      const value = type === 'timestamp' ? new Timestamp({ t: seconds, i: 1 }) : now;
      setChild(parent, name, value);
    };
  },
};

/** Sorts the elements themselves (`$sort: 1`) or by their fields (`$sort: { score: -1 }`). */
function sortElements(array: unknown[], sort: unknown): void {
  if (isNumber(sort)) {
    const direction = toNumber(sort);
    array.sort((a, b) => compare(a, b) * direction);
    return;
  }
  const fields = parseSort(sort);
  array.sort((a, b) => {
    for (const { path, direction } of fields) {
      const order = compare(valueAt(a, path), valueAt(b, path)) * direction;
      if (order) return order;
    }
    return 0;
  });
}

const PUSH_MODIFIERS = ['$each', '$position', '$sort', '$slice'];

const push: UpdateOperator = {
  creates: true,
  compile(operand) {
    const options = modifiers(operand);
    const items: unknown = options ? options.$each : [operand];
    if (!Array.isArray(items)) {
      throw badValue(
        `The argument to $each in $push must be an array but it was of type: ${typeName(items)}`,
      );
    }
    const unknown = Object.keys(options ?? {}).find((name) => !PUSH_MODIFIERS.includes(name));
    if (unknown) throw badValue(`Unrecognized clause in $push: ${unknown}`);
    const { $position, $sort, $slice } = options ?? {};
    for (const [name, value] of Object.entries({ $position, $slice })) {
      if (value !== undefined && !isNumber(value)) {
        throw badValue(`The value for ${name} must be an integer value`);
      }
    }
    return (parent, name, { id, path }) => {
      const array =
        arrayAt(parent, name, (type) =>
          badValue(
            `The field '${path}' must be an array but is of type ${type} in document {_id: ${id}}`,
          ),
        ) ?? [];
      const position = $position === undefined ? array.length : toNumber($position);
      array.splice(position, 0, ...clone(items));
      if ($sort !== undefined) sortElements(array, $sort);
      const keep = $slice === undefined ? array.length : toNumber($slice);
      setChild(parent, name, keep < 0 ? array.slice(keep) : array.slice(0, keep));
    };
  },
};

const addToSet: UpdateOperator = {
  creates: true,
  compile(operand) {
    const options = modifiers(operand);
    const items: unknown = options ? options.$each : [operand];
    if (!Array.isArray(items)) {
      throw typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeName(items)}`,
      );
    }
    return (parent, name) => {
      const array =
        arrayAt(parent, name, (type) =>
          badValue(
            `Cannot apply $addToSet to non-array field. Field named '${name}' has non-array type ${type}`,
          ),
        ) ?? [];
      for (const item of items) {
        if (!array.some((element) => equal(element, item))) array.push(clone(item));
      }
      setChild(parent, name, array);
    };
  },
};

const pop: UpdateOperator = {
  creates: false,
  compile(operand) {
    const end = isNumber(operand) ? toNumber(operand) : 0;
    if (end !== 1 && end !== -1) {
      throw failedToParse(`$pop expects 1 or -1, found: ${show(operand)}`);
    }
    return (parent, name, { path }) => {
      const array = arrayAt(parent, name, (type) =>
        typeMismatch(`Path '${path}' contains an element of non-array type '${type}'`),
      );
      if (end === 1) array?.pop();
      else array?.shift();
    };
  },
};

/** Keeps the elements of an array for which the test does not hold. */
const removeWhere =
  (operator: string, test: (element: unknown) => boolean): Edit =>
  (parent, name) => {
    const array = arrayAt(parent, name, () =>
      badValue(`Cannot apply ${operator} to a non-array value`),
    );
    if (array)
      setChild(
        parent,
        name,
        array.filter((element) => !test(element)),
      );
  };

function pullTest(operand: unknown): (element: unknown) => boolean {
  const logical =
    isDoc(operand) && Object.keys(operand).some((name) => ['$and', '$or', '$nor'].includes(name));
  if (isRegExp(operand) || (isOperatorDoc(operand) && !logical)) {
    const test = compileFilter({ element: operand });
    return (element) => test({ element });
  }
  if (isDoc(operand) && bsonClass(operand) === undefined) {
    const test = compileFilter(operand);
    return (element) => isDoc(element) && test(element);
  }
  return (element) => equal(element, operand);
}

const pull: UpdateOperator = {
  creates: false,
  compile: (operand) => removeWhere('$pull', pullTest(operand)),
};

const pullAll: UpdateOperator = {
  creates: false,
  compile(operand) {
    if (!Array.isArray(operand)) throw badValue('$pullAll requires an array argument');
    return removeWhere('$pullAll', (element) => operand.some((item) => equal(element, item)));
  },
};

/** `$rename` is missing here: it edits two places and lives with the update itself. */
export const UPDATE_OPERATORS: Record<string, UpdateOperator> = {
  $set: set,
  $setOnInsert: set,
  $unset: unset,
  $inc: arithmeticOperator('$inc'),
  $mul: arithmeticOperator('$mul'),
  $min: extremeOperator(-1),
  $max: extremeOperator(1),
  $currentDate: currentDate,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
