import { useLanguage, useNavigate } from '@manjara/platform';
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isPlainClick } from '../actions/plain-click';

interface Content {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
  suppressHydrationWarning?: boolean;
  onClick?: (event: MouseEvent) => void;
}

const controlsIn = (element: HTMLElement | null): HTMLElement[] => [
  ...(element?.querySelectorAll<HTMLElement>('a,button,summary') ?? []),
];

/** A click is lost if its element is replaced between press and release. */
function onceReleased(element: HTMLElement | null, then: () => void): void {
  if (!element?.matches(':active')) return then();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // After the click.
    setTimeout(() => onceReleased(element, then));
  };
  for (const name of ['pointerup', 'pointercancel', 'keyup']) {
    addEventListener(name, end, { signal: ended.signal });
  }
}

/**
 * The content of an element whose code is loaded when it is needed. Until then, and if it cannot be
 * loaded, the server's HTML stays as it is: readable, with links that work.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const OnServer = lazy(async () => ({ default: await load() }));
  let loaded: ComponentType<Props> | undefined;

  return function useDeferred(
    element: RefObject<HTMLElement | null>,
    needed: boolean,
    props: Props,
  ): Content {
    const { language } = useLanguage();
    const navigate = useNavigate();
    const [first] = useState(language);
    const [Part, setPart] = useState(() => loaded);
    const focused = useRef(-1);
    // The new elements replace the server's: the focus stays on the same control.
    useLayoutEffect(() => {
      if (Part) controlsIn(element.current)[focused.current]?.focus();
    }, [Part, element]);
    useEffect(() => {
      if (Part) return;
      // No server's HTML: the visit began in the dashboard.
      const missing = !element.current?.hasChildNodes();
      if (!needed && !missing && language === first) return;
      load().then(
        (part) =>
          onceReleased(element.current, () => {
            const { activeElement } = document;
            focused.current = controlsIn(element.current).indexOf(activeElement as HTMLElement);
            // At once, before another press.
            flushSync(() => setPart(() => (loaded = part)));
          }),
        () => {},
      );
    }, [Part, element, needed, language, first]);
    if (typeof window === 'undefined') return { children: <OnServer {...props} /> };
    if (Part) return { children: <Part {...props} /> };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    };
    return { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true, onClick };
  };
}
