const { readFileSync } = require('node:fs');

/**
 * Peak resident memory of this process, in bytes. Not from getrusage on Linux, where it is at least
 * the parent's memory at the time of the fork.
 */
exports.residentPeak = () => {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS;
  return kilobytes * 1_024;
};
