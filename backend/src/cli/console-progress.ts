import { megabytes, type StartProgress } from '../backup/progress';

const STEP_PERCENT = 10;

/** Says how far a work is, with a line for every tenth. */
export const consoleProgress: StartProgress = (what, total) => {
  console.log(total > 0 ? `${what} (${megabytes(total)}) …` : `${what} …`);
  let done = 0;
  let said = 0;
  return (bytes) => {
    done += bytes;
    const percent = total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 0;
    if (percent < said + STEP_PERCENT) return;
    said = percent - (percent % STEP_PERCENT);
    console.log(`  ${said} %`);
  };
};
