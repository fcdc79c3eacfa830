import { useLanguage, useText } from '@manjara/platform';
import { FieldError, VisuallyHidden } from '@manjara/ui';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { onPastedFiles } from '../../pictures/file-drop';
import { FilePicker, FormatsTip } from '../../pictures/FilePicker';
import { Panel } from '../../page/Panel';
import { SortArea } from '../../lists/SortArea';
import type { CropPreview } from '../../pictures/crops';
import type { Picture } from '../../pictures/picture';
import { MyPicturesButton } from '../../pictures/MyPicturesButton';
import type { SecondaryRow } from './useSecondaryImages';
import styles from './SecondaryImages.module.css';
import { SecondaryTile, type TileFocus } from './SecondaryTile';

export interface SecondaryImagesProps {
  value: Picture[];
  max: number;
  crops: readonly CropPreview[];
  row: SecondaryRow;
  error?: ReactNode;
  /** Focused when the field is in error. */
  ref?: Ref<HTMLButtonElement>;
}

/** Further pictures of an entity, in the order in which the site shows them (spec §9). */
export function SecondaryImages({ value, max, crops, row, error, ref }: SecondaryImagesProps) {
  const t = useText();
  const id = useId();
  const { locale } = useLanguage();
  const grid = useRef<HTMLOListElement>(null);
  const focusNext = useRef<TileFocus>(null);

  // Keep the focus in the row when a tile is removed or replaced.
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (!next || !grid.current) return;
    const tiles = grid.current.children;
    const tile = tiles[Math.min(next.index, tiles.length - 1)];
    const buttons = tile?.querySelectorAll('button') ?? [];
    (buttons[next.button] ?? buttons[0])?.focus();
  }, [value]);

  const problems = [...row.problems, ...(error ? [error] : [])];

  return (
    <Panel
      title={t('dashboard.secondaryImages.title')}
      help="order"
      aside={
        <span className={styles.aside}>
          <span>
            {t('dashboard.pictures.ofMax', {
              number: value.length.toLocaleString(locale),
              max: max.toLocaleString(locale),
            })}
          </span>
          {!row.full && (
            <MyPicturesButton
              name={t('dashboard.secondaryImages.title')}
              multiple
              without={value}
              onPick={row.addStored}
            />
          )}
          <FormatsTip />
        </span>
      }
    >
      <div onPaste={onPastedFiles(row.add)}>
        <SortArea ids={value.map((picture) => picture.id)} onMove={row.move}>
          <ol className={styles.grid} ref={grid}>
            {value.map((picture, index) => (
              <SecondaryTile
                key={picture.id}
                picture={picture}
                index={index}
                count={value.length}
                crops={crops}
                row={row}
                onFocusNext={(next) => (focusNext.current = next)}
              />
            ))}
            {!row.full && (
              <li className={styles.add}>
                <FilePicker
                  ref={ref}
                  icon="plus"
                  multiple
                  label={t('dashboard.secondaryImages.addMore')}
                  describedBy={problems.length > 0 ? `${id}-error` : undefined}
                  invalid={problems.length > 0}
                  onFiles={row.add}
                >
                  {t('dashboard.secondaryImages.addMoreHelp')}
                </FilePicker>
              </li>
            )}
          </ol>
        </SortArea>
      </div>
      <div role="alert" id={`${id}-error`}>
        {problems.map((problem, index) => (
          <FieldError key={index} id={undefined}>
            {problem}
          </FieldError>
        ))}
      </div>
      <VisuallyHidden role="status">{row.announcement}</VisuallyHidden>
    </Panel>
  );
}
