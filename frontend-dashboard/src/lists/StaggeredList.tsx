import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './StaggeredList.module.css';

/** Delay between the animations of two consecutive cards in milliseconds (spec §9). */
const STAGGER = 250;

/** Makes a delayed animation of an element start in `wait` milliseconds at the latest. */
function bringForward(element: Element, wait: number): void {
  for (const animation of element.getAnimations()) {
    const begin = Number(animation.effect?.getTiming().delay ?? 0) - wait;
    if (Number(animation.currentTime ?? 0) < begin) animation.currentTime = begin;
  }
}

/** Starts the animation of cards that come into view without waiting for the cards above. */
function useSkipStagger(list: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }, place) => bringForward(target, place * STAGGER)),
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, [list, content]);
}

export interface StaggeredListProps<T> {
  items: readonly T[];
  /** Renders the content of an item's `li`. */
  children: (item: T) => ReactNode;
  className?: string;
  itemClassName?: string;
  /** Accessible name of a list without a heading. */
  label?: string;
}

/**
 * A list of cards that fade in one after the other (spec §4, §9). Each card does so once: moving
 * it, or showing it again after a search, does not repeat the animation.
 */
export function StaggeredList<T extends { _id: string }>(props: StaggeredListProps<T>) {
  const { items, children, className, itemClassName, label } = props;
  const [arrived] = useState(() => new Set<string>());
  const list = useRef<HTMLUListElement>(null);
  useSkipStagger(list, items.map(({ _id }) => _id).join());

  return (
    <ul ref={list} className={className} aria-label={label}>
      {items.map((item, place) => (
        <StaggeredItem
          key={item._id}
          id={item._id}
          place={place}
          arrived={arrived}
          className={itemClassName}
        >
          {children(item)}
        </StaggeredItem>
      ))}
    </ul>
  );
}

interface StaggeredItemProps {
  id: string;
  place: number;
  /** Ids of the cards that have been shown before. */
  arrived: Set<string>;
  className?: string;
  children: ReactNode;
}

function StaggeredItem({ id, place, arrived, className = '', children }: StaggeredItemProps) {
  const [arriving, setArriving] = useState(() => !arrived.has(id));
  // The first position: a changed delay would move a running animation back.
  const [delay] = useState(() => place * STAGGER);

  useEffect(
    () => () => {
      arrived.add(id);
    },
    [arrived, id],
  );

  return (
    <li
      className={arriving ? `${className} ${styles.arriving}` : className}
      style={arriving ? { animationDelay: `${delay}ms` } : undefined}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) setArriving(false);
      }}
    >
      {children}
    </li>
  );
}
