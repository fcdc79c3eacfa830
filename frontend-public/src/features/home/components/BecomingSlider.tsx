import type { Project } from '@manjara/contracts';
import { withTexts } from '@manjara/platform';
import { PLATE_CROPS } from '@manjara/ui';
import { createContext, useContext } from 'react';
import { ComparedView } from '../../../shared/compared/ComparedView';
import { type Comparison, comparisonsOf } from '../../../shared/compared/comparisons';
import { comparedTexts } from '../../../shared/compared/texts';

const First = createContext<Comparison | undefined>(undefined);

const Slider = withTexts(function Slider() {
  const comparison = useContext(First);
  return comparison && <ComparedView {...comparison} crops={PLATE_CROPS} />;
}, comparedTexts);

/** The first comparison of a project. */
export const BecomingSlider = ({ project }: { project: Project }) => (
  <First value={comparisonsOf(project)[0]}>
    <Slider />
  </First>
);
