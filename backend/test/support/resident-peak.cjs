const { readFileSync } = require('node:fs');

/**
 * How much of this process was ever resident, in bytes. On Linux, what getrusage says is at least
 * what the parent held when it started the process.
 */
exports.residentPeak = () => {
  const kilobytes =
    process.platform === 'linux'
      ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS;
  return kilobytes * 1_024;
};
