// Brings a backup back in place of what the database holds.
import './lib/env.mjs';
import { runningDatabase, runTask, typedArguments } from './lib/task.mjs';

if (await runningDatabase()) {
  console.error(
    'The site is running: stop it (Ctrl-C in its window), restore, and start it again. Nothing was changed.',
  );
  process.exitCode = 1;
} else {
  await runTask('restore', typedArguments(), { replaces: true });
}
