import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLanguage, useText } from '@manjara/platform';
import { IconButton } from '@manjara/ui';
import { FileButton } from '../../pictures/FilePicker';
import { PicturePreview } from '../../pictures/PicturePreview';
import { PlaceBadge } from '../../pictures/PlaceBadge';
import { FocalPointButton } from '../../pictures/focal-point/FocalPointButton';
import { useFileDrop } from '../../pictures/file-drop';
import type { CropPreview } from '../../pictures/crops';
import { describedIn, type Picture } from '../../pictures/picture';
import { DescriptionButton } from './DescriptionButton';
import styles from './SecondaryTile.module.css';
import type { SecondaryRow } from './useSecondaryImages';

/** Which button of which tile takes the focus after the row has changed. */
export interface TileFocus {
  index: number;
  /** From 0, in the tile's order. */
  button: number;
}

const REPLACE = 2;
const REMOVE = 3;

export interface SecondaryTileProps {
  picture: Picture;
  /** From 0. */
  index: number;
  count: number;
  crops: readonly CropPreview[];
  row: SecondaryRow;
  onFocusNext: (focus: TileFocus) => void;
}

/** One secondary picture: dragged by its picture, or moved, replaced and removed by buttons. */
export function SecondaryTile({
  picture,
  index,
  count,
  crops,
  row,
  onFocusNext,
}: SecondaryTileProps) {
  const t = useText();
  const { language, locale } = useLanguage();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
  });
  const name = t('dashboard.secondaryImages.pictureAt', {
    place: (index + 1).toLocaleString(locale),
  });
  const drop = useFileDrop((files) => row.replace(index, files));

  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragging={isDragging || undefined}
      data-over={drop.over || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...drop.handlers}
    >
      <div className={styles.picture} {...listeners}>
        <PicturePreview
          picture={picture}
          alt={describedIn(picture, language) || name}
          sizes="12rem"
          onStored={row.change}
          onRejected={(problem) => row.reject(picture.id, problem)}
        />
        <PlaceBadge icon="grip" place={index + 1} hidden />
      </div>
      <div className={styles.actions} role="group" aria-label={name}>
        <IconButton
          icon="chevron-start"
          size="s"
          label={t('dashboard.secondaryImages.moveEarlier', { name })}
          title={t('dashboard.secondaryImages.moveEarlier', { name })}
          aria-disabled={index === 0 || undefined}
          onClick={() => row.move(index, index - 1)}
        />
        <IconButton
          icon="chevron-end"
          size="s"
          label={t('dashboard.secondaryImages.moveLater', { name })}
          title={t('dashboard.secondaryImages.moveLater', { name })}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => row.move(index, index + 1)}
        />
        <FileButton
          size="s"
          label={t('dashboard.pictures.replace', { name })}
          onFiles={(files) => {
            onFocusNext({ index, button: REPLACE });
            row.replace(index, files);
          }}
        />
        <IconButton
          icon="trash"
          size="s"
          variant="danger"
          label={t('dashboard.pictures.remove', { name })}
          title={t('dashboard.pictures.remove', { name })}
          onClick={() => {
            onFocusNext({ index, button: REMOVE });
            row.remove(index);
          }}
        />
        {picture.kind === 'stored' && (
          <FocalPointButton
            name={name}
            picture={picture}
            crops={crops}
            className={styles.focalPoint}
            onChange={row.change}
          />
        )}
      </div>
      <DescriptionButton
        name={name}
        picture={picture}
        onChange={row.change}
        onMain={() => row.makeMain(index)}
      />
    </li>
  );
}
