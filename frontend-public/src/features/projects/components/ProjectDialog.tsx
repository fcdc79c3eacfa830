import { type Project, projectPath } from '@manjara/contracts';
import { inLanguage, useLanguage, useNavigate, useText } from '@manjara/platform';
import { ButtonLink, isPlainClick } from '@manjara/ui';
import type { MouseEvent } from 'react';
import { AskAbout } from '../../../shared/contact/components/AskAbout';
import { GalleryDialog } from '../../../shared/gallery/GalleryDialog';
import { growing, namePicture } from '../growing-picture';
import { Description } from './Description';
import { Facts } from './Facts';

interface Props {
  project: Project;
  /** Address of the list without the dialog. */
  listHref: string;
  onClose: () => void;
}

/** A project in detail: its pictures, description, category and date (spec §2, §4). */
export function ProjectDialog({ project, listHref, onClose }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const name = inLanguage(project, 'name', language);
  const path = projectPath(project, language);
  const navigate = useNavigate();
  function openPage(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(path, growing());
  }
  return (
    <GalleryDialog
      of={project}
      onShow={namePicture}
      onClose={onClose}
      closeTo={listHref}
      title={<bdi>{name}</bdi>}
    >
      <Description text={inLanguage(project, 'description', language).trim()} />
      <Facts project={project} withCategory withDate />
      <ButtonLink to={path} variant="secondary" iconAfter="arrow-end" onClick={openPage}>
        {t('projectsp.page')}
      </ButtonLink>
      <AskAbout of="project" id={project._id} name={name} path={path} />
    </GalleryDialog>
  );
}
