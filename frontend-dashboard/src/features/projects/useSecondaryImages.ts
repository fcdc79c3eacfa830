import { LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { useRef, useState } from 'react';
import { usePictureFaults } from '../../hooks/usePictureFaults';
import type { PictureRejection } from '../../lib/picture-rejection';
import { type CheckedFiles, checkPictures, newPicture, type Picture } from '../../lib/pictures';

/** Moves one entry to another place; the places are counted from 0. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

/** A rejected file, or the number of files over the limit. */
type Problem = CheckedFiles['faulty'][number] | PictureRejection | { left: number };

/** What can be done with the row of secondary pictures, and what is said about it. */
export function useSecondaryImages(value: Picture[], onChange: (pictures: Picture[]) => void) {
  const t = useText();
  const { locale } = useLanguage();
  const describe = usePictureFaults();
  const [problems, setProblems] = useState<Problem[]>([]);
  const [announcement, setAnnouncement] = useState('');
  /** What stood in the place of a picture, by the id of its replacement. */
  const replaced = useRef(new Map<string, Picture>());
  const number = (value: number) => value.toLocaleString(locale);
  const place = (index: number) => number(index + 1);
  const max = number(LIMITS.secondaryImages);

  /** The files that are fit to be sent; what is wrong with the others is said. */
  function fit(files: File[], room: number): Picture[] {
    const { good, faulty } = checkPictures(files);
    const left = good.length - room;
    setProblems([...faulty, ...(left > 0 ? [{ left }] : [])]);
    return good.slice(0, room).map(newPicture);
  }

  function textOf(problem: Problem): string {
    if ('error' in problem) return describe(problem);
    if ('fault' in problem) {
      return `\u2068${problem.file.name}\u2069: ${describe(problem.fault)}`;
    }
    const { left } = problem;
    return t('dashboard.projects.tooMany', { count: left, number: number(left), max });
  }

  return {
    problems: problems.map(textOf),
    announcement,
    full: value.length >= LIMITS.secondaryImages,
    add(files: File[]) {
      const added = fit(files, LIMITS.secondaryImages - value.length);
      if (added.length > 0) onChange([...value, ...added]);
    },
    replace(index: number, files: File[]) {
      const [picture] = fit(files.slice(0, 1), 1);
      if (!picture) return;
      replaced.current.set(picture.id, value[index]!);
      onChange(value.with(index, picture));
    },
    /** The server does not take a picked picture: what it replaced comes back. */
    refuse(id: string, reason: PictureRejection) {
      const before = replaced.current.get(id);
      setProblems((others) => [...others, reason]);
      onChange(value.flatMap((one) => (one.id !== id ? [one] : before ? [before] : [])));
    },
    change(index: number, picture: Picture) {
      onChange(value.with(index, picture));
    },
    remove(index: number) {
      setProblems([]);
      onChange(value.toSpliced(index, 1));
      setAnnouncement(t('dashboard.projects.removedAt', { place: place(index) }));
    },
    move(from: number, to: number) {
      if (to < 0 || to >= value.length || from === to) return;
      onChange(moved(value, from, to));
      setAnnouncement(
        t('dashboard.projects.movedTo', { place: place(to), total: place(value.length - 1) }),
      );
    },
  };
}

export type SecondaryRow = ReturnType<typeof useSecondaryImages>;
