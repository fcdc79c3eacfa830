import type { Image } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { type Crops, useHydrated } from '@manjara/ui';
import { Fragment, useRef, useState } from 'react';
import { useNumberFormat } from '../hooks/useNumberFormat';
import { ComparedSide, type Side } from './ComparedSide';
import { usePointerPosition } from './usePointerPosition';
import styles from './ComparedPictures.module.css';

interface Props {
  /** In the order of time. */
  sides: readonly Side[];
  crops: Crops;
}

const PERCENT = { style: 'percent' } as const;

const isTall = ({ width = 3, height = 2 }: Image): boolean => height > width;

/** The lines between the pictures, in percent of the width: at first each has an equal part. */
const evenly = (count: number) =>
  Array.from({ length: count - 1 }, (_, index) => Math.round((100 * (index + 1)) / count));

const nearest = (lines: readonly number[], value: number): number => {
  const distances = lines.map((line) => Math.abs(line - value));
  return distances.indexOf(Math.min(...distances));
};

/**
 * Two or three pictures of the same view. Lines between them are moved, so that more of one is shown
 * and less of the next. Without script they are beside each other.
 */
export function ComparedPictures({ sides, crops }: Props) {
  const t = useText();
  const { dir } = useLanguage();
  const percent = useNumberFormat(PERCENT);
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState(() => evenly(sides.length));
  const held = useRef(0);

  function move(index: number, wanted: number): void {
    const value = Math.min(lines[index + 1] ?? 100, Math.max(lines[index - 1] ?? 0, wanted));
    setLines(lines.map((line, at) => (at === index ? value : line)));
    hold();
    // Not a style attribute, which pages from the server cannot have.
    frame.current?.style.setProperty(`--line-${index + 1}`, String(value));
  }
  /** From now on the lines are where the visitor puts them, and do not follow the scrolling. */
  function hold(): void {
    if (frame.current) frame.current.dataset.held = '';
  }
  const pointer = usePointerPosition((share, isFirst) => {
    const value = Math.round(100 * share);
    if (isFirst) held.current = nearest(lines, value);
    move(held.current, value);
  }, dir);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-ready={hydrated || undefined}
      data-sides={sides.length}
      data-tall={isTall(sides[0]!.image) || undefined}
      {...(hydrated ? pointer : undefined)}
    >
      {sides.map((side, index) => (
        <ComparedSide key={index} side={side} crops={crops} />
      ))}
      {hydrated &&
        lines.map((line, index) => {
          const [before, after] = [sides[index]!.label, sides[index + 1]!.label];
          const share = (line - (lines[index - 1] ?? 0)) / 100;
          return (
            <Fragment key={index}>
              <input
                type="range"
                min={0}
                max={100}
                step={5}
                value={line}
                className={styles.range}
                aria-label={t('compared.compare', { before, after })}
                aria-valuetext={t('compared.shown', { before, percent: percent(share) })}
                onFocus={hold}
                onChange={(event) => move(index, event.currentTarget.valueAsNumber)}
              />
              <span className={styles.handle} data-line={index + 1} aria-hidden="true" />
            </Fragment>
          );
        })}
    </div>
  );
}
