/** What the smoke asks of a browser, whatever drives it. */
export interface Tab {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function of no other names in the page; what it is given and answers is plain data. */
  evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<R>;
  /** Clicks, as a person does, what the selector finds first; `name` is what it is called. */
  click(selector: string, name?: string): Promise<void>;
  type(selector: string, text: string, name?: string): Promise<void>;
  choose(selector: string, files: string[], name?: string): Promise<void>;
  /** Presses a key, by the name that `KeyboardEvent.key` has. */
  press(key: string): Promise<void>;
  /** What is in the window, as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The page on paper, where the driver can print. */
  pdf?(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Runs in the page: the first element of a selector and a name, which comes into the window. */
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

/** Asks until there is an answer. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > limit) throw new Error(`There is no ${what}.`);
  }
}
