const SHORTEST_MS = 5_000;
const LONGEST_MS = 30_000;

/**
 * Tries again and again: soon, then ever more seldom, until what it returns is called. Nothing is
 * tried on behalf of a page that nobody looks at; it is when somebody comes back to it.
 */
export function tryAgain(attempt: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let pause = SHORTEST_MS;
  const wait = () => {
    timer = setTimeout(next, pause);
    pause = Math.min(2 * pause, LONGEST_MS);
  };
  const next = () => {
    if (document.hidden) return;
    attempt();
    wait();
  };
  const look = () => {
    clearTimeout(timer);
    next();
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
