import type { AskRevision, Standing } from './revision-watch';

const TIMEOUT_MS = 2000;
/** A process that was busy itself finds the answer waiting, and must not call it late. */
const GRACE_MS = 100;

/** Aborts when an answer has been waited for long enough; `end` when it is there. */
function patience() {
  const late = new AbortController();
  let timer = setTimeout(() => {
    timer = setTimeout(() => late.abort(), GRACE_MS);
  }, TIMEOUT_MS);
  return { signal: late.signal, end: () => clearTimeout(timer) };
}

/** Asks `GET /api/revision`. An API that does not know it answers as one whose content may change. */
export function askApi(apiUrl: string): AskRevision {
  return async () => {
    const { signal, end } = patience();
    try {
      const response = await fetch(`${apiUrl}/api/revision`, { signal });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`/api/revision answers ${response.status}`);
      return response.ok ? read(text) : { revision: null, stale: false };
    } finally {
      end();
    }
  };
}

function read(text: string): Pick<Standing, 'revision' | 'stale'> {
  try {
    const { revision, stale } = JSON.parse(text) as Partial<Standing>;
    return { revision: typeof revision === 'string' ? revision : null, stale: stale === true };
  } catch {
    return { revision: null, stale: false };
  }
}
