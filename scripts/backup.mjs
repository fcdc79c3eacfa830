// Writes the database with all files to one file, also while the site runs.
import './lib/env.mjs';
import { runTask, typedArguments } from './lib/task.mjs';

await runTask('backup', typedArguments());
