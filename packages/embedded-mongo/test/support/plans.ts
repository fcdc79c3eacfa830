import type { Document } from 'mongodb';

/** A stage of an explained plan. */
export interface Stage {
  stage: string;
  inputStage?: Stage;
}

/** The stages of a plan, the outermost first. */
export const stagesOf = (plan: Stage): string[] => [
  plan.stage,
  ...(plan.inputStage ? stagesOf(plan.inputStage) : []),
];

/** The stages of a query, and the numbers of examined keys and documents. */
export async function explain(cursor: { explain(verbosity: string): Promise<Document> }) {
  const { queryPlanner, executionStats } = await cursor.explain('executionStats');
  return {
    stages: stagesOf(queryPlanner.winningPlan as Stage),
    keys: executionStats.totalKeysExamined as number,
    docs: executionStats.totalDocsExamined as number,
    returned: executionStats.nReturned as number,
  };
}
