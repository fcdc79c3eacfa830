import { isDoc, setField, stringOf, type Doc } from '../bson/types';
import { failedToParse } from '../errors';
import { distinctValues, splitPath } from '../query/paths';
import { compile } from './expressions';
import { compilePipeline, type PipelineScope } from './pipeline';
import type { Stage } from './stages';

const FIELDS = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];

/** `$lookup`, by equal fields, by a pipeline with variables, or by both. */
export function lookup(spec: unknown, scope: PipelineScope): Stage {
  if (!isDoc(spec) || Object.keys(spec).some((name) => !FIELDS.includes(name))) {
    throw failedToParse(`$lookup takes ${FIELDS.join(', ')}`);
  }
  const { from, as, localField, foreignField, pipeline = [] } = spec;
  const byField = localField !== undefined && foreignField !== undefined;
  if (typeof from !== 'string' || typeof as !== 'string' || !Array.isArray(pipeline)) {
    throw failedToParse("$lookup needs 'from' and 'as' as strings, and 'pipeline' as an array");
  }
  if (!byField && !spec.pipeline) {
    throw failedToParse("$lookup requires both or neither of 'localField' and 'foreignField'");
  }
  const variables = Object.entries(isDoc(spec.let) ? spec.let : {}).map(
    ([name, expression]) => [name, compile(expression)] as const,
  );
  const run = (root: Doc): Doc[] => {
    const inner: Doc = { ...scope.variables };
    for (const [name, evaluate] of variables) {
      inner[name] = evaluate({ root, variables: scope.variables }) ?? null;
    }
    const stages = [...pipeline];
    if (byField) {
      const local = distinctValues(root, splitPath(stringOf(localField)));
      const wanted = local.length ? local : [null];
      stages.unshift({ $match: { [stringOf(foreignField)]: { $in: wanted } } });
    }
    return [...compilePipeline({ ...scope, variables: inner }, from, stages).docs()];
  };
  // Mistakes in the pipeline are found even if there is no document to run it for.
  const none = Object.fromEntries(variables.map(([name]) => [name, null]));
  compilePipeline({ ...scope, variables: { ...scope.variables, ...none } }, from, pipeline);
  return function* (docs) {
    for (const doc of docs) {
      const result = { ...doc };
      setField(result, as, run(doc));
      yield result;
    }
  };
}
