import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './StaggeredList.module.css';

/** How long each card of a list waits for the one before it (spec §9), in milliseconds. */
const STAGGER = 250;

/** Starts the animation of an element that still waits for it, `wait` milliseconds from now. */
function bringForward(element: Element, wait: number): void {
  for (const animation of element.getAnimations()) {
    const begin = Number(animation.effect?.getTiming().delay ?? 0) - wait;
    if (Number(animation.currentTime ?? 0) < begin) animation.currentTime = begin;
  }
}

/** Starts the animation of cards that are scrolled or tabbed to at once, in their order. */
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
  /** What stands in an item's `li`. */
  children: (item: T) => ReactNode;
  className?: string;
  itemClassName?: string;
  /** The list's name, where no heading says it. */
  label?: string;
}

/**
 * A list of cards that fade in one after the other (spec §4, §9). Each does so once: a card that
 * is moved, found again by a search, or pushed on by a new one stays as it is.
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
  /** The cards of the list that have been seen. */
  arrived: Set<string>;
  className?: string;
  children: ReactNode;
}

function StaggeredItem({ id, place, arrived, className = '', children }: StaggeredItemProps) {
  const [arriving, setArriving] = useState(() => !arrived.has(id));
  // Its place at first: a change would set a running animation back.
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
