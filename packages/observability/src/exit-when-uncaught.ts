/**
 * Logs an uncaught error and exits with 1. Node's own report would quote the source line, which in a
 * bundled program is very long.
 */
export function exitWhenUncaught(
  log: (error: Error) => void,
  program: Pick<NodeJS.Process, 'on' | 'exit'> = process,
): void {
  program.on('uncaughtException', (error) => {
    log(error);
    program.exit(1);
  });
}
