// Brings the demo content back.
import './lib/env.mjs';
import { runTask } from './lib/task.mjs';

await runTask('demo-reset');
