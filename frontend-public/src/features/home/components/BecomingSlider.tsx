import type { PicturePair, Project } from '@manjara/contracts';
import { withTexts } from '@manjara/platform';
import { createContext, useContext } from 'react';
import { ComparedPair, isComplete } from '../../../shared/compared/ComparedPair';
import { comparedTexts } from '../../../shared/compared/texts';

const Pair = createContext<PicturePair | undefined>(undefined);

const Slider = withTexts(function Slider() {
  const pair = useContext(Pair);
  return pair && <ComparedPair pair={pair} />;
}, comparedTexts);

/** The first pair of a project. */
export const BecomingSlider = ({ project }: { project: Project }) => (
  <Pair value={project.pairs?.find(isComplete)}>
    <Slider />
  </Pair>
);
