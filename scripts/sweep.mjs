// Removes files that nothing refers to, as the site does every hour: --older-than <minutes>.
import './lib/env.mjs';
import { runTask } from './lib/task.mjs';

await runTask('sweep', process.argv.slice(2));
