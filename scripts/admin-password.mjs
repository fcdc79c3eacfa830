// Gives the admin a new password and prints it, for an install that sends no mail.
import './lib/env.mjs';
import { runTask } from './lib/task.mjs';

await runTask('admin-password');
