/** A browser tab, independent of the driver. */
export interface Tab {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a self-contained function in the page; arguments and result are plain data. */
  evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R>;
  /** Clicks the first visible match of the selector whose label or text contains `name`. */
  click(selector: string, name?: string): Promise<void>;
  type(selector: string, text: string, name?: string): Promise<void>;
  choose(selector: string, files: string[], name?: string): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** The printed page; absent if the driver cannot print. */
  pdf?(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Runs in the page: finds an element by selector and name, and scrolls it into view. */
export function findElement(selector: string, name?: string): Element | null {
  const nameOf = (element: Element) => [
    element.getAttribute('aria-label') ?? '',
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
    element.textContent,
  ];
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const isThere = (element as HTMLInputElement).type === 'file' || element.checkVisibility();
    return isThere && (name === undefined || nameOf(element).some((text) => text?.includes(name)));
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

const LIMIT_MS = 20_000;

/** Polls until `ask` returns a value; throws after LIMIT_MS. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > limit) throw new Error(`There is no ${what}.`);
  }
}
