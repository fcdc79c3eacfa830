import type { Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useLocation, useNavigate } from '@manjara/platform';
import { isPlainClick } from '../../../shared/plain-click';
import type { MouseEvent } from 'react';
import { cardFetching, cardSizes, type CardWidths } from '../../../shared/card-picture';
import { CardGrid, PictureCard } from '../../../shared/components/PictureCard';
import { OPENED_HERE } from '../../../shared/hooks/useClosing';
import { projectPath } from '../../../shared/project-path';
import { cardId } from '../hooks/useOpenProject';
import { projectHref } from '../projects-query';

const WIDTHS: CardWidths = [
  ['1280px', '20rem'],
  ['1024px', '28rem'],
  ['640px', '48vw'],
  // 0.85 of what is drawn: a phone of 412 px at 1.75 then takes 640 px, 2 % under its frame.
  [null, '78vw'],
];

interface Props {
  projects: Project[];
  /** An open project lies over the cards: its pictures come first. */
  covered: boolean;
}

/**
 * The cards of one page; each opens its project above the list (spec §4), and leads to the project's
 * page in a new tab or without script.
 */
export function ProjectGrid({ projects, covered }: Props) {
  const { language } = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  function open(event: MouseEvent, id: string): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(projectHref(location, id), { state: OPENED_HERE, preventScrollReset: true });
  }
  return (
    <CardGrid>
      {projects.map((project, index) => (
        <PictureCard
          key={project._id}
          image={project.image}
          name={inLanguage(project, 'name', language)}
          category={inLanguage(project, 'category', language)}
          sizes={cardSizes(project.image, WIDTHS)}
          fetching={covered ? undefined : cardFetching(index)}
          link={{
            id: cardId(project._id),
            to: projectPath(project._id),
            onClick: (event) => open(event, project._id),
          }}
        />
      ))}
    </CardGrid>
  );
}
