import type { Project } from '@manjara/contracts';
import { withTexts } from '@manjara/platform';
import { useMemo } from 'react';
import { ComparedPair, isComplete } from '../../../shared/compared/ComparedPair';
import { comparedTexts } from '../../../shared/compared/texts';

/** The first pair of a project. */
export function BecomingSlider({ project }: { project: Project }) {
  const Slider = useMemo(() => {
    const pair = project.pairs?.find(isComplete);
    return withTexts(() => pair && <ComparedPair pair={pair} />, comparedTexts);
  }, [project]);
  return <Slider />;
}
