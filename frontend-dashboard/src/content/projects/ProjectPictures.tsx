import { LIMITS } from '@manjara/contracts';
import type { ComponentProps } from 'react';
import { SECONDARY_PREVIEWS } from '../../pictures/crops';
import type { PicturePanelProps } from '../../resource/define-resource';
import { PicturesPanel } from '../../resource/secondary-images/PicturesPanel';
import { PicturePairs } from './PicturePairs';
import { ProjectVideo } from './ProjectVideo';

/** The main picture with its descriptions, the secondary ones, the pairs and the video. */
export default function ProjectPictures(props: PicturePanelProps) {
  const { form } = props;
  return (
    <>
      <PicturesPanel {...props} max={LIMITS.secondaryImages} secondaryCrops={SECONDARY_PREVIEWS} />
      <PicturePairs form={form as unknown as ComponentProps<typeof PicturePairs>['form']} />
      <ProjectVideo form={form as unknown as ComponentProps<typeof ProjectVideo>['form']} />
    </>
  );
}
