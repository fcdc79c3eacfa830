import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** On Linux, from /proc: in clock ticks since the boot, and which boot that was. */
function startOnLinux(pid) {
  // The second field, a name in brackets, may hold spaces and brackets itself.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  // A process that has ended, and whose parent has not noticed, does nothing any more.
  if (fields[0] === 'Z') return '';
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
}

function startByPs(pid) {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const args = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)];
  const [state, ...start] = execFileSync('ps', args, { encoding: 'utf8', env }).trim().split(/\s+/);
  return state.startsWith('Z') ? '' : start.join(' ');
}

/**
 * When a process began, in whatever form: what tells it from a later one that has the same id.
 * @param {number} pid
 * @returns {string} empty when it has ended, or where the system does not say
 */
export function startOf(pid) {
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    return process.platform === 'win32' ? '' : startByPs(pid);
  } catch {
    return '';
  }
}
