import { arrayMove } from '@dnd-kit/sortable';
import { useLanguage, useText } from '@manjara/platform';
import { useRef, useState } from 'react';
import type { Picture } from '../../pictures/picture';
import { checkPictures, type PictureProblem, useProblemText } from '../../pictures/picture-problem';
import { pickedPicture } from '../../pictures/picked-picture';

/** A rejected picture, or the number of pictures over the limit. */
type Problem = PictureProblem | { left: number };

export interface SecondaryRowOptions {
  value: Picture[];
  max: number;
  /** The current row: two pictures may arrive between two renders. */
  latest: () => Picture[];
  onChange: (pictures: Picture[]) => void;
  /** Makes a picture of the row the main one; returns the picture that takes its place. */
  onMain: (picture: Picture) => Picture | null;
}

/** Actions on the row of secondary pictures, with their error messages and announcements. */
export function useSecondaryImages({ value, max, latest, onChange, onMain }: SecondaryRowOptions) {
  const t = useText();
  const { locale } = useLanguage();
  const describe = useProblemText();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [announcement, setAnnouncement] = useState('');
  /** Replaced pictures, by the id of the replacement. */
  const replaced = useRef(new Map<string, Picture>());
  const number = (value: number) => value.toLocaleString(locale);
  const place = (index: number) => number(index + 1);

  const textOf = (problem: Problem): string =>
    'left' in problem
      ? t('dashboard.secondaryImages.tooMany', {
          count: problem.left,
          number: number(problem.left),
          max: number(max),
        })
      : describe(problem, true);

  /** Adds pictures up to the limit. */
  function append(pictures: Picture[], faulty: PictureProblem[] = []): void {
    const row = latest();
    const free = max - row.length;
    const left = pictures.length - free;
    setProblems([...faulty, ...(left > 0 ? [{ left }] : [])]);
    if (pictures.length > 0 && free > 0) onChange([...row, ...pictures.slice(0, free)]);
  }

  return {
    problems: problems.map(textOf),
    announcement,
    full: value.length >= max,
    add(files: File[]) {
      const { good, faulty } = checkPictures(files);
      append(good.map(pickedPicture), faulty);
    },
    addStored: (pictures: Picture[]) => append(pictures),
    replace(index: number, files: File[]) {
      const { good, faulty } = checkPictures(files.slice(0, 1));
      setProblems(faulty);
      if (!good[0]) return;
      const picture = pickedPicture(good[0]);
      replaced.current.set(picture.id, value[index]!);
      onChange(value.with(index, picture));
    },
    /** Removes a rejected picture and restores the one that it replaced. */
    reject(id: string, problem: PictureProblem) {
      const before = replaced.current.get(id);
      setProblems((others) => [...others, problem]);
      onChange(latest().flatMap((one) => (one.id !== id ? [one] : before ? [before] : [])));
    },
    change(picture: Picture) {
      onChange(latest().map((one) => (one.id === picture.id ? picture : one)));
    },
    remove(index: number) {
      setProblems([]);
      onChange(value.toSpliced(index, 1));
      setAnnouncement(t('dashboard.secondaryImages.removedAt', { place: place(index) }));
    },
    move(from: number, to: number) {
      if (to < 0 || to >= value.length || from === to) return;
      onChange(arrayMove(value, from, to));
      setAnnouncement(
        t('dashboard.secondaryImages.movedTo', {
          place: place(to),
          total: place(value.length - 1),
        }),
      );
    },
    makeMain(index: number) {
      const before = onMain(value[index]!);
      onChange(before ? value.with(index, before) : value.toSpliced(index, 1));
      setAnnouncement(t('dashboard.secondaryImages.isMain', { place: place(index) }));
    },
  };
}

export type SecondaryRow = ReturnType<typeof useSecondaryImages>;
