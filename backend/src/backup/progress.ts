/** Says how far a long work is: called with the bytes that are done in addition. */
export type Progress = (bytes: number) => void;

/** @param total in bytes; 0 where it is not known */
export type StartProgress = (what: string, total: number) => Progress;

const STEP_PERCENT = 10;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** On the console, with a line for every tenth. */
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
