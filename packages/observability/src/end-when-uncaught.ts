/**
 * Ends the process with 1 when nobody has caught an error, and has it told before. Node would quote
 * the line of the source as well, and a program that is built into one file has few and long ones.
 */
export function endWhenUncaught(
  tell: (error: Error) => void,
  program: Pick<NodeJS.Process, 'on' | 'exit'> = process,
): void {
  program.on('uncaughtException', (error) => {
    tell(error);
    program.exit(1);
  });
}
