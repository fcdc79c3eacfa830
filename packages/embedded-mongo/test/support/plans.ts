import type { Document } from 'mongodb';

/** A step of a plan, as the server explains it. */
export interface Stage {
  stage: string;
  inputStage?: Stage;
}

/** The stages of a plan from the outermost inwards. */
export const stagesOf = (plan: Stage): string[] => [
  plan.stage,
  ...(plan.inputStage ? stagesOf(plan.inputStage) : []),
];

/** How a query was answered: by which stages, and after how many keys and documents. */
export async function explain(cursor: { explain(verbosity: string): Promise<Document> }) {
  const { queryPlanner, executionStats } = await cursor.explain('executionStats');
  return {
    stages: stagesOf(queryPlanner.winningPlan as Stage),
    keys: executionStats.totalKeysExamined as number,
    docs: executionStats.totalDocsExamined as number,
    returned: executionStats.nReturned as number,
  };
}
