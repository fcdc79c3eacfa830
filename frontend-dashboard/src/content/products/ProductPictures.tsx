import { LIMITS } from '@manjara/contracts';
import { VIEW_PREVIEWS } from '../../pictures/crops';
import type { PicturePanelProps } from '../../resource/define-resource';
import { PicturesPanel } from '../../resource/secondary-images/PicturesPanel';

/** The main picture with its descriptions, and further views of the product. */
export default function ProductPictures(props: PicturePanelProps) {
  const max = LIMITS.productSecondaryImages;
  return <PicturesPanel {...props} max={max} secondaryCrops={VIEW_PREVIEWS} />;
}
